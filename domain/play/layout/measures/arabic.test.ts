import { expect, test } from "vitest";
import { arabicClusters } from "./arabic.ts";
import { measureOf } from "./measureOf.ts";

const lam = "\u0644";
const alef = "\u0627";

/** The letters of a text, with a hyphen where one joins the next. */
const joined = (text: string) =>
  arabicClusters(text)
    .map(({ from, to, joinsAfter }) => text.slice(from, to) + (joinsAfter ? "-" : "|"))
    .join("");

test("letters join those beside them if both can", () => {
  expect(joined("بيت")).toBe("ب-ي-ت|");
  expect(joined("دار")).toBe("د|ا|ر|");
  expect(joined("سأل")).toBe("س-أ|ل|");
  expect(joined("میں")).toBe("م-ی-ں|");
  expect(joined("شيء!")).toBe("ش-ي|ء|!|");
});

test("marks don't separate letters, and a zero-width non-joiner does", () => {
  expect(joined("بِيت")).toBe("بِ-ي-ت|");
  expect(joined("می\u200cروم")).toBe("م-ی|\u200c|ر|و|م|");
});

test("lam and alef are drawn as one", () => {
  expect(arabicClusters(`س${lam}${alef}م`).map(({ base }) => base)).toEqual(["س", lam + alef, "م"]);
  expect(arabicClusters(`${lam}\u064e${alef}`).map(({ from, to, base }) => [from, to, base])).toEqual([
    [0, 3, lam + alef],
  ]);
});

test("a letter's width depends on what it joins, in every layout's font", () => {
  for (const family of ["Courier Prime", "Arimo"] as const) {
    const measure = measureOf({ family, sizePoints: 12 });
    const width = (text: string) => measure.widthOf(text, { text });
    expect(width("س")).toBeGreaterThan(width("سس") / 2);
    expect(width("بِ")).toBe(width("ب"));
    expect(width(`${lam}${alef}`)).toBeLessThan(width(lam) + width(alef));
    expect(measure.widthOf("ب", { text: "", bold: true })).not.toBe(width("ب"));
  }
});
