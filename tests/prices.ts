import type { SourceFile } from "./importRules.ts";

/** The file that defines prices and limits. */
const theOnePlace = "domain/subscription/plans.ts";

interface Figures {
  /** Dollars, for a month or a year. */
  readonly prices: readonly number[];
  readonly limits: readonly number[];
}

/** Tests state their own expectations, and comments may mention unrelated numbers. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^tests\//.test(path);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");

/** Finds code that states what a plan costs or includes instead of reading it from the plans. */
export function repeatedFigures(files: readonly SourceFile[], { prices, limits }: Figures): string[] {
  const patterns = [
    ...prices.flatMap((price) => [
      new RegExp(String.raw`\$${price}(?![\d{])`),
      new RegExp(String.raw`\b${price}(?:\.00)? ?(?:dollars|USD|a month|a year|per month|per year)\b`, "i"),
      new RegExp(String.raw`\b(?:price|amount|monthly|yearly|cost|total)\w*\s*[:=]\s*${price}(?:00)?\b`, "i"),
    ]),
    ...limits.flatMap((limit) => [
      new RegExp(String.raw`\b(?:play|plan)\w*limit\w*\s*[:=]\s*${limit}\b`, "i"),
      new RegExp(String.raw`\b(?:${limit}|${inWords[limit] ?? limit}) plays\b`, "i"),
    ]),
  ];
  return files
    .filter(({ path }) => path !== theOnePlace && !isTest(path))
    .flatMap(({ path, text }) => {
      const found = patterns.map((pattern) => pattern.exec(withoutComments(text))?.[0]).find(Boolean);
      return found ? [`${path}: ${found}`] : [];
    });
}

const inWords: Readonly<Record<number, string>> = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five" };
