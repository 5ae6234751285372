import { expect, test } from "vitest";
import { isMoney, readFee } from "./readFee.ts";

test.each([
  ["15", 15, "USD"],
  ["$15.50", 15.5, "USD"],
  ["15,50 €", 15.5, "EUR"],
  ["£10", 10, "GBP"],
  ["1,250.00", 1250, "USD"],
  ["1.250,00 EUR", 1250, "EUR"],
  ["CA$20", 20, "CAD"],
  ["AUD 20", 20, "AUD"],
  ["usd 5", 5, "USD"],
  ["free", 0, "USD"],
  ["Gratis", 0, "USD"],
  ["0", 0, "USD"],
] as const)("%s is %d %s", (cell, amount, currency) => {
  expect(readFee(cell, "USD")).toEqual({ amount, currency });
});

test("an amount without a currency is in the column's, and a dollar sign in the column's dollars", () => {
  expect(readFee("15", "GBP")).toEqual({ amount: 15, currency: "GBP" });
  expect(readFee("$15", "CAD")).toEqual({ amount: 15, currency: "CAD" });
  expect(readFee("$15", "GBP")).toEqual({ amount: 15, currency: "USD" });
});

test.each(["", "?", "$15 early, $25 late", "15.123", "-5", "1e5", "see site", "99999999"])(
  "%j is no amount",
  (cell) => {
    expect(readFee(cell, "USD")).toBeUndefined();
  },
);

test("a number without a currency may be something else than money", () => {
  expect(["$5", "5 EUR", "5", "2027"].map(isMoney)).toEqual([true, true, false, false]);
});
