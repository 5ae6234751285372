import { expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { formatDay, formatNumber, formatPrice, formatRecentDay, pluralForm } from "./format.ts";
import { formatBytes } from "./formatBytes.ts";
import { formatMinutes } from "./formatMinutes.ts";
import { readerLocale } from "./locale.ts";

test("counts take the right form of the noun", () => {
  const forms = { "=0": "no plays", one: "a play", other: "plays" };
  expect([0, 1, 2, 1000].map((count) => pluralForm(count, forms))).toEqual(["no plays", "a play", "plays", "plays"]);
});

test("numbers and prices follow the reader's locale", () => {
  expect(formatNumber(14210, "en-US")).toBe("14,210");
  expect(formatPrice(8, "en-US")).toBe("$8");
  expect(formatPrice(8.5, "en-US")).toBe("$8.50");
});

test("small numbers are written without a formatter, as each variety of our languages writes them", () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const regions = letters.flatMap((first) => letters.map((second) => `-${first}${second}`));
  const locales = interfaceLanguages.flatMap((language) => ["", ...regions].map((region) => `${language}${region}`));
  const wrong = locales.filter((locale) => {
    const { format } = new Intl.NumberFormat(locale);
    return [0, 7, 10, 999].some((value) => formatNumber(value, locale) !== format(value));
  });
  expect(wrong).toEqual([]);
});

test("other numbers are formatted", () => {
  expect([-5, 2.5, 1000].map((value) => formatNumber(value, "en-US"))).toEqual(["-5", "2.5", "1,000"]);
});

test("a day includes its year only if it's not the current one", () => {
  const now = new Date(2026, 10, 21, 9);
  expect(formatDay(new Date(2026, 10, 12), now, "en-GB")).toBe("12 November");
  expect(formatDay(new Date(2025, 10, 12), now, "en-GB")).toBe("12 November 2025");
});

test("today and yesterday are counted by midnights, not by hours", () => {
  const now = new Date(2026, 10, 21, 0, 30);
  const days = [new Date(2026, 10, 21), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 19, 23)];
  expect(days.map((day) => formatRecentDay(day, now, "en-GB"))).toEqual(["today", "yesterday", "19 November"]);
});

test("the locale is the reader's variety of English, if `Intl` supports it", () => {
  expect(readerLocale(["de-DE", "en-GB", "en-US"])).toBe("en-GB");
  expect(readerLocale(["en-US@posix", "en-AU"])).toBe("en-AU");
  expect(readerLocale(["fr"])).toBe("en");
});

test("bytes are formatted in the largest unit that fits", () => {
  const sizes = [0, 900, 12_345, 6_400_000, 64_000_000, 20e9, 3.2e12].map((bytes) => formatBytes(bytes, "en"));
  expect(sizes).toEqual(["0 kB", "0.9 kB", "12 kB", "6.4 MB", "64 MB", "20 GB", "3.2 TB"]);
});

test.each([
  [0.4, "0 min"],
  [90, "90 min"],
  [90.6, "1 h 31 min"],
  [120, "2 h"],
  [1307, "21 h 47 min"],
])("a running time of %d minutes is written as %s", (minutes, written) => {
  expect(formatMinutes(minutes)).toBe(written);
});
