import { type ParagraphTraits, type Trait, traits } from "./paragraphTraits.ts";

/** By what a group can be split: a trait, an indent of at least `limit` characters, or at most `limit` words. */
export type SplitTest =
  | { readonly is: Trait; readonly not?: true | undefined }
  | { readonly is: "indented" | "short"; readonly limit: number; readonly not?: true | undefined };

/** Paragraphs that pass all of these tests are one part of a group, and the others are the other part. */
export type Split = readonly SplitTest[];

/** By a group's ID, into what it is split. Its parts have IDs of their own, so they can be split again. */
export type Splits = Readonly<Record<string, Split>>;

function passesTest(test: SplitTest, { has, indent, words }: ParagraphTraits): boolean {
  const is =
    test.is === "indented" ? indent >= test.limit : test.is === "short" ? words <= test.limit : has.includes(test.is);
  return is !== (test.not ?? false);
}

export const passesSplit = (split: Split, one: ParagraphTraits): boolean =>
  split.every((test) => passesTest(test, one));

const keyOf = (test: SplitTest): string => `${test.not ? "!" : ""}${test.is}${"limit" in test ? test.limit : ""}`;

/** Returns the ID of a part of a group. The parts of another split have other IDs. */
export const partId = (group: string, split: Split, passes: boolean): string =>
  `${group} ${split.map(keyOf).join("&")}${passes ? "" : " otherwise"}`;

/** A name has at most so many words, nearly always. */
const wordsOfName = 4;

/** Returns the single tests by which these paragraphs differ. */
export function testsFor(all: readonly ParagraphTraits[]): readonly SplitTest[] {
  const differ = (test: SplitTest): boolean => {
    const passing = all.filter((one) => passesTest(test, one)).length;
    return passing > 0 && passing < all.length;
  };
  const indent = widestGap(all.map((one) => one.indent));
  return [
    ...traits.map((is) => ({ is })),
    ...(indent === undefined ? [] : [{ is: "indented" as const, limit: indent }]),
    { is: "short" as const, limit: wordsOfName },
  ].filter(differ);
}

/** Returns the number above the widest gap between numbers; undefined if they're all the same. */
function widestGap(numbers: readonly number[]): number | undefined {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  let widest = 0;
  let above: number | undefined;
  for (const [at, number] of sorted.entries()) {
    const gap = at === 0 ? 0 : number - (sorted[at - 1] ?? number);
    if (gap > widest) {
      widest = gap;
      above = number;
    }
  }
  return above;
}

/** The maximum number of examples of each kind. */
export const maxExamples = 12;

/**
 * Finds the simplest split that has all examples of names in its part, and no example of speeches: one test before two,
 * looks before words. Returns undefined if nothing tells them apart.
 */
export function findSplit(names: readonly ParagraphTraits[], speeches: readonly ParagraphTraits[]): Split | undefined {
  if (names.length === 0 || speeches.length === 0) return undefined;
  const possible = candidates([...names, ...speeches]).filter((test) => names.every((one) => passesTest(test, one)));
  const isSplit = (split: Split): boolean => !speeches.some((one) => passesSplit(split, one));
  const single = possible.find((test) => isSplit([test]));
  if (single) return [single];
  for (const [at, first] of possible.entries()) {
    const second = possible.slice(at + 1).find((other) => isSplit([first, other]));
    if (second) return [first, second];
  }
  return undefined;
}

/**
 * Returns tests, the simplest first: what's so, what isn't so, and the numbers that only these examples have. There are at
 * most two for each trait and each number.
 */
function candidates(examples: readonly ParagraphTraits[]): readonly SplitTest[] {
  const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
  const is = traits.map((trait): SplitTest => ({ is: trait }));
  const general = [
    ...is.slice(0, traits.indexOf("brackets")),
    ...distinct(examples.map(({ indent }) => indent)).map((limit): SplitTest => ({ is: "indented", limit })),
    ...is.slice(traits.indexOf("brackets")),
    { is: "short" as const, limit: wordsOfName },
  ];
  const lengths = distinct(examples.map(({ words }) => words)).map((limit): SplitTest => ({ is: "short", limit }));
  return [general, lengths].flatMap((some) => [...some, ...some.map((test): SplitTest => ({ ...test, not: true }))]);
}

const traitWords: Readonly<Record<Trait, readonly [is: string, isnt: string]>> = {
  bold: ["bold", "not bold"],
  italic: ["italics", "not in italics"],
  underlined: ["underlined", "not underlined"],
  capitals: ["all in capitals", "not all in capitals"],
  centered: ["centered", "not centered"],
  brackets: ["in brackets", "not in brackets"],
  named: ["a name before a mark", "no name before a mark"],
  lowercase: ["beginning with a lowercase letter", "not beginning with a lowercase letter"],
  sentence: ["ending like a sentence", "not ending like a sentence"],
};

function describeTest(test: SplitTest, passes: boolean): string {
  const is = passes !== (test.not ?? false);
  if (test.is === "short") return is ? describeAtMost(test.limit) : describeMore(test.limit);
  if (test.is !== "indented") return traitWords[test.is][is ? 0 : 1];
  const inches = test.limit / 10;
  const millimeters = Math.round(inches * 25.4);
  return is
    ? `with an indent of at least ${inches} in (${millimeters} mm)`
    : `with an indent below ${inches} in (${millimeters} mm)`;
}

const describeAtMost = (words: number): string => (words === 1 ? "one word" : `at most ${words} words`);
const describeMore = (words: number): string => (words === 1 ? "more than one word" : `more than ${words} words`);

/** Describes a part of a group for the writer, e.g. `at most 4 words`. */
export function describePart(split: Split, passes: boolean): string {
  const [first, ...more] = split.map((test) => describeTest(test, passes || split.length > 1));
  const all = [first, ...more].join(", ");
  return passes || more.length === 0 ? all : `not these: ${all}`;
}
