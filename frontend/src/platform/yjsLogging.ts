/**
 * Takes the place of `lib0/logging` in bundles, with what Yjs uses of it. The original colors its messages and can show them
 * in the page, for which it loads 3 KB of code before the editor opens.
 */
export const print = (...words: readonly unknown[]): void => console.info(textOf(words));
export const warn = (...words: readonly unknown[]): void => console.warn(textOf(words));

const textOf = (words: readonly unknown[]): string => words.filter((word) => word !== style).join("");

/** Colors and weights, which are left out. */
const style = Symbol("style");
export const BOLD = style;
export const ORANGE = style;
export const RED = style;
export const UNBOLD = style;
