import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The bar for finding and replacing text in the editor. */
export const findWords = translated("findWords", {
  bar: "Find and replace",
  find: "Find",
  replaceWith: "Replace with",
  next: "Next result",
  previous: "Previous result",
  close: "Close find and replace",
  showReplace: "Replace…",
  options: "Options",
  replace: "Replace",
  replaceAll: "Replace all",
  matchCase: "Match case",
  wholeWord: "Whole words",
  pattern: "Regular expression",
  element: "Element",
  allElements: "All elements",
  character: "Character",
  allCharacters: "All characters",
  part: "Act or scene",
  wholePlay: "Whole play",
  place: (current: number, count: number) => `${formatNumber(current)} of ${formatNumber(count)}`,
  results: (count: number) => (count === 0 ? "No results" : counted(count, "result", "results")),
  searching: "Searching…",
  replaced: (count: number) => `Replaced ${counted(count, "result", "results")}`,
  problems: {
    invalid: "This regular expression isn't valid. Check its brackets and backslashes.",
    slow: "This regular expression takes too long. Make it simpler.",
    "too-many": "This regular expression matches too often. Make it more specific.",
    unavailable: "The search couldn't start. Check your connection and try again.",
  },
});
