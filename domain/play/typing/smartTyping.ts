import { fixedSpace, type Typography } from "./typography.ts";

/** What smart typing may replace. */
export interface TypingRules {
  readonly typography: Typography;
  readonly quotes: boolean;
  readonly dashes: boolean;
  readonly ellipses: boolean;
}

/** A replacement within one element's text, in UTF-16 units from its start. */
export interface TypedChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Rule = (before: string, typed: string, rules: TypingRules) => TypedChange | undefined;

/** Longer text isn't typed: it's dictated or inserted by another program. */
const longestTyped = 30;

/**
 * Returns how the text changes after `typed` was typed behind `before`: quotes, apostrophes, dashes and ellipses as the
 * language writes them. An on-screen keyboard may type a whole word at once.
 */
export function smartTyping(before: string, typed: string, rules: TypingRules): TypedChange | undefined {
  if (typed.length === 1) return changeAt(before, typed, rules);
  if (typed.length > longestTyped) return undefined;
  let text = before;
  for (const letter of typed) {
    const change = changeAt(text, letter, rules);
    text = change ? changed(text + letter, change) : text + letter;
  }
  return difference(before + typed, text);
}

const changed = (text: string, { from, to, text: written }: TypedChange): string =>
  text.slice(0, from) + written + text.slice(to);

/**
 * Returns the replacements in a text that was typed without any, one after the other: each has the offsets of a text in
 * which those before it are made.
 */
export function smartText(text: string, rules: TypingRules): readonly TypedChange[] {
  const changes: TypedChange[] = [];
  let before = "";
  for (const letter of text) {
    const change = changeAt(before, letter, rules);
    if (change) changes.push(change);
    before = change ? changed(before + letter, change) : before + letter;
  }
  return changes;
}

/** Returns a text that was typed without any replacements as it is with them. */
export const withReplacements = (text: string, rules: TypingRules): string =>
  smartText(text, rules).reduce(changed, text);

/**
 * Returns whether a typed character may change the text, by the character before it. It's called on every key and rules
 * out nearly all of them.
 */
export const mayChange = (typed: string, previous: string): boolean =>
  typed.length > 1 || !/[\p{L}\d]/u.test(typed) || /[′‘‚]/.test(previous);

function changeAt(before: string, typed: string, rules: TypingRules): TypedChange | undefined {
  if (typed === "-") return rules.dashes ? dash(before, typed, rules) : undefined;
  if (typed === "." && rules.ellipses && /(?:^|[^.])\.\.$/.test(before)) return replacing(before, 2, "…");
  if (!rules.quotes) return undefined;
  if (typed === '"' || typed === "'") return quote(before, typed, rules);
  return apostrophe(before, typed, rules) ?? (rules.typography.isSpaced ? spaced(before, typed, rules) : undefined);
}

/** Replaces the last `count` characters before the typed one, and that one. */
const replacing = (before: string, count: number, text: string): TypedChange => ({
  from: before.length - count,
  to: before.length + 1,
  text,
});

/** Two hyphens become the language's dash, and with a third one it's the long one. */
const dash: Rule = (before, _, { typography }) => {
  if (isInAddress(before)) return undefined;
  if (/(?:^|[^-!<])-$/.test(before)) return replacing(before, 1, typography.dash);
  return before.endsWith(typography.dash) ? replacing(before, 1, "—") : undefined;
};

const quote: Rule = (before, typed, { typography }) => {
  const { double, single } = typography;
  const pair = typed === '"' ? double : single;
  if (!pair) return undefined;
  const isUnclosed = unclosed(before, pair);
  const around = typed === '"' ? closedAfterSpace(before, isUnclosed, typography) : rockAndRoll(before);
  if (around) return around;
  const isAfterElision = pair[0].startsWith("«") && !isUnclosed && /\p{L}’$/u.test(before);
  const isAfterQuote = [double, single].some((other) => other && other !== pair && before.endsWith(other[0]));
  return replacing(
    before,
    0,
    isAfterElision || isAfterQuote || opens(before, isUnclosed) ? pair[0] : ending(before, typed, pair),
  );
};

/** In French, some writers type a space before the closing quote, which has one of its own. */
function closedAfterSpace(
  before: string,
  isUnclosed: boolean,
  { double, isSpaced }: Typography,
): TypedChange | undefined {
  const isAfterSpace = isSpaced && isUnclosed && /\S[ \u202f\u00a0]$/.test(before);
  return isAfterSpace && double ? replacing(before, 1, double[1]) : undefined;
}

/** What looked like an opening quote in `rock ‘n` was an apostrophe. */
const rockAndRoll = (before: string): TypedChange | undefined =>
  /(?<![\p{L}\d])‘n$/iu.test(before) ? replacing(before, 2, `’${before.slice(-1)}’`) : undefined;

/** A mark after a word closes what's open; otherwise it's a prime after a digit, and an apostrophe after anything else. */
function ending(before: string, typed: string, pair: Pair): string {
  if (unclosed(before, pair)) return pair[1];
  if (/\d$/.test(before)) return typed === '"' ? "″" : "′";
  return typed === "'" ? "’" : pair[1];
}

/** A quote opens at the start, after spaces and brackets, and after a dash unless one is open. */
const opens = (before: string, isUnclosed: boolean): boolean =>
  /(?:^|[\s([{/¿¡])$/.test(before) || (!isUnclosed && /[—–…-]$/.test(before));

function unclosed(before: string, [open, close]: Pair): boolean {
  const [from, to] = [open.trim(), close.trim()];
  if (from === to) return before.split(from).length % 2 === 0;
  const end = to === "’" ? /’(?!\p{L})/gu : to;
  return before.split(from).length > before.split(end).length;
}

type Pair = readonly [open: string, close: string];

/**
 * What was typed as a quote or a prime turns out to be an apostrophe by what follows it: `‘tis `, `‘9`, `1990′s`,
 * `geht‘s`.
 */
const apostrophe: Rule = (before, typed, { typography: { elisions, single } }) => {
  if (/\p{L}/u.test(typed)) return /[\p{L}\d][′‘]$/u.test(before) ? apostropheAt(before.length - 1) : undefined;
  if (!single || !elisions) return undefined;
  if (/\d/.test(typed)) return before.endsWith(single[0]) ? apostropheAt(before.length - 1) : undefined;
  const [, word] = elided.exec(before) ?? [];
  if (word === undefined || !isElision(word, elisions)) return undefined;
  const at = before.length - word.length - 1;
  return before[at] === single[0] ? apostropheAt(at) : undefined;
};

const elided = /(?:^|[^\p{L}\d])[‘‚]([\p{L}’]{1,8})$/u;

const isElision = (word: string, elisions: string): boolean => elisions.split("|").includes(word.toLowerCase());

const apostropheAt = (at: number): TypedChange => ({ from: at, to: at + 1, text: "’" });

/** French: a no-break space before double punctuation except in addresses and times, and none after the one within «. */
const spaced: Rule = (before, typed) => {
  if (typed === " ") return before.endsWith(`«${fixedSpace}`) ? replacing(before, 0, "") : undefined;
  if (typed === "/") return before.endsWith(`${fixedSpace}:/`) ? replacing(before, 3, "://") : undefined;
  if (!/[;:!?]/.test(typed) || /[!?\u00a0\u202f]$/.test(before) || isInAddress(before)) return undefined;
  if (typed === ":" && /(?:\d|\b(?:https?|ftp|mailto))$/i.test(before)) return undefined;
  if (!/[\p{L}\d»”’)\]….] ?$/u.test(before)) return undefined;
  return replacing(before, before.endsWith(" ") ? 1 : 0, fixedSpace + typed);
};

/** Returns whether the last word is an address on the Internet: `https://x.fr`, `www.x.fr`, `x.fr/page`. */
const isInAddress = (before: string): boolean =>
  /:\/\/|\bmailto:|\bwww\.|[\p{L}\d]\.\p{L}{2,}\//iu.test(before.slice(before.search(/\S*$/)));

/** Returns the one replacement that makes a text from another. */
function difference(from: string, to: string): TypedChange | undefined {
  if (from === to) return undefined;
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return { from: start, to: from.length - tail, text: to.slice(start, to.length - tail) };
}
