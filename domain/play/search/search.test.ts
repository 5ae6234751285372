import { expect, test } from "vitest";
import { namingOf } from "../characters/naming.ts";
import type { BlockId, BlockKind } from "../play.ts";
import { expandReplacement, patternMatcher } from "./patternMatcher.ts";
import { plainMatcher } from "./plainMatcher.ts";
import { emptyQuery, type SearchQuery, type SearchScope } from "./searchQuery.ts";
import { isInScope, scopeAtStart, scopeWithin } from "./searchScope.ts";

/** Returns the words that are found. */
function found(wanted: string, text: string, options: Partial<SearchQuery> = {}): string[] {
  const query = { ...emptyQuery, text: wanted, ...options };
  const matcher = query.isPattern ? patternMatcher(query) : plainMatcher(query);
  return matcher(text).map(({ from, to }) => text.slice(from, to));
}

test("text is found in any case unless case matters, and an empty text isn't found", () => {
  expect(found("light", "The Light, the LIGHT, the light")).toEqual(["Light", "LIGHT", "light"]);
  expect(found("light", "The Light, the light", { matchCase: true })).toEqual(["light"]);
  expect(found("", "light")).toEqual([]);
  expect(found("aa", "aaaaa")).toEqual(["aa", "aa"]);
});

test("three dots find an ellipsis, and hyphens a dash, but these find only themselves", () => {
  expect(found("well... yes", "Well… yes. Well... yes.")).toEqual(["Well… yes", "Well... yes"]);
  expect(found("no--", "No— No– No-- No-")).toEqual(["No—", "No–", "No--"]);
  expect(found("…", "Well… yes. Well... yes.")).toEqual(["…"]);
  expect(found("—", "No— No– No--")).toEqual(["—"]);
});

test("signs of regular expressions are only signs", () => {
  const signs = "a.b (c) [d] {e} f* g+ h? ^i $j k|l m\\n /o/";
  expect(found(signs, `x ${signs} x`)).toEqual([signs]);
});

test.each([
  ["σ in the middle and at the end of a word", "ΟΔΥΣΣΕΥΣ", "Οδυσσεύς"],
  ["Greek capitals without accents", "ΑΝΤΙΓΟΝΗ", "Αντιγόνη"],
  ["Greek polytonic accents", "ΑΝΘΡΩΠΟΣ", "ἄνθρωπος"],
  ["Cyrillic", "ЧАЙКА", "чайка"],
  ["the Turkish dotted capital", "istanbul", "İSTANBUL"],
  ["the Turkish dotless letter", "IŞIK", "ışık"],
  ["the German sharp s", "STRASSE", "Straße"],
  ["composed and decomposed accents", "cafe\u0301", "CAF\u00c9"],
  ["Hangul in parts", "\u1112\u1161\u11ab", "\ud55c"],
  ["curly and straight quotes", "don't", "don’t"],
  ["curly and straight double quotes", '"no"', "“No”"],
  ["a space that doesn't break", "act one", "Act\u00a0One"],
])("%s: each spelling finds the other", (_, one, other) => {
  expect(found(one, `… ${other} …`)).toEqual([other]);
  expect(found(other, `… ${one} …`)).toEqual([one]);
});

test("letters with different accents are different, and no character is cut", () => {
  expect(found("cafe", "café cafe\u0301")).toEqual([]);
  expect(found("e", "e\u0301")).toEqual([]);
  expect(found("s", "ß")).toEqual([]);
  expect(found("ё", "е")).toEqual([]);
  expect(found("й", "и")).toEqual([]);
});

test("composed and decomposed accents are equal when case matters, too", () => {
  expect(found("é", "e\u0301 É", { matchCase: true })).toEqual(["e\u0301"]);
});

test("a whole word ends where its letters end, in every script", () => {
  const whole = (wanted: string, text: string) => found(wanted, text, { wholeWord: true });
  expect(whole("light", "light, lights, ghostlight, (light) light—light")).toHaveLength(4);
  expect(whole("don", "don't don’t don")).toEqual(["don"]);
  expect(whole("чай", "чайка чай")).toEqual(["чай"]);
  expect(whole("σ", "σε σ")).toEqual(["σ"]);
  expect(whole("mother", "mother-in-law")).toEqual(["mother"]);
  expect(whole("e", "e\u0301")).toEqual([]);
});

test("a pattern matches within one element; ^ and $ match at each verse line", () => {
  const pattern = (wanted: string, text: string, options: Partial<SearchQuery> = {}) =>
    found(wanted, text, { isPattern: true, ...options });
  expect(pattern("l[ai]mp?", "Lamp lim LAM")).toEqual(["Lamp", "lim", "LAM"]);
  expect(pattern("l[ai]mp?", "Lamp lim LAM", { matchCase: true })).toEqual(["lim"]);
  expect(pattern("^\\w+", "one two\nthree")).toEqual(["one", "three"]);
  expect(pattern("\\S+'\\S+", "don’t, I don't")).toEqual(["don’t,", "don't"]);
  expect(pattern("é", "e\u0301")).toEqual(["e\u0301"]);
  expect(pattern("x*", "axb")).toEqual(["x"]);
  expect(pattern("li", "li light", { wholeWord: true })).toEqual(["li"]);
  expect(() => pattern("(", "(")).toThrow(SyntaxError);
});

test("a replacement uses what the pattern's groups matched, as it is written in the play", () => {
  const query = { ...emptyQuery, isPattern: true, text: "(\\w+) (?<last>\\S+)" };
  const hit = { from: 0, to: 12 };
  const expand = (replacement: string) => expandReplacement(query, "Ruth O’Malley", { ...hit, to: 13 }, replacement);
  expect(expand("$<last>, $1")).toBe("O’Malley, Ruth");
  expect(expand("[$&] $$1 $7")).toBe("[Ruth O’Malley] $1 $7");
  expect(expand("$1\\n$2 \\\\n \\t")).toBe("Ruth\nO’Malley \\n \\t");
  expect(expand("plain")).toBe("plain");
});

const play: readonly (readonly [kind: BlockKind, text: string])[] = [
  ["act", "One"],
  ["scene", "1"],
  ["cue", "RUTH (off)"],
  ["dialogue", "a"],
  ["direction", "b"],
  ["dialogue", "c"],
  ["cue", "Walter"],
  ["lyric", "d"],
  ["scene", "2"],
  ["dialogue", "e"],
  ["act", "Two"],
  ["cue", "ruth"],
  ["parenthetical", "f"],
  ["cue", "Ruth Walter"],
  ["dialogue", "g"],
];

const { namesIn } = namingOf(
  play.flatMap(([kind, text]) => (kind === "cue" ? [text] : [])),
  [],
);

/** Returns the texts that a scope covers. */
function covered(scope: SearchScope): string {
  let state = scopeAtStart;
  return play
    .filter(([kind, text], index) => {
      state = scopeWithin(scope, state, { id: `b${index}` as BlockId, kind, text: () => text }, namesIn);
      return isInScope(scope, state, kind);
    })
    .map(([, text]) => text)
    .join(" ");
}

test("a scope is a kind of element, a character's speeches, an act or a scene, or all of these", () => {
  const heading = (index: number) => ({ heading: `b${index}` as BlockId });
  expect(covered({})).toBe(play.map(([, text]) => text).join(" "));
  expect(covered({ kind: "dialogue" })).toBe("a c e g");
  expect(covered({ character: "ruth" })).toBe("RUTH (off) a c ruth f Ruth Walter g");
  expect(covered(heading(8))).toBe("2 e");
  expect(covered(heading(0))).toBe("One 1 RUTH (off) a b c Walter d 2 e");
  expect(covered(heading(10))).toBe("Two ruth f Ruth Walter g");
  expect(covered({ ...heading(0), character: "ruth", kind: "dialogue" })).toBe("a c");
});
