import { decodeAs } from "./decodeAs.ts";
import { encodings } from "./encodings.ts";
import { type LanguageLetters, languageLetters } from "./languageLetters.ts";

/*
 * Guesses the encoding of text that doesn't declare one: in the right encoding, the letters are those of a language, in
 * about their frequency, and words are in one script. The cost of a reading is how many bits it would take to write the
 * letters that aren't ASCII, if the language is known.
 */

/** So many bytes say enough, and take some tenths of a second. */
const maxSample = 60_000;

const bits = {
  /** Quotation marks, dashes and the like. */
  punctuation: 6,
  unusual: 13,
  rare: 18,
  /** A control character, or bytes that aren't a character at all. */
  impossible: 30,
  capital: 1,
  /** `пРИВЕТ`, `caf\u017d` */
  capitalWithinWord: 6,
  /** Letters of two scripts in one word. */
  mixedScripts: 8,
  /** `don¬t` */
  signAtLetter: 3,
  commonIdeograph: 8,
  rareIdeograph: 16,
  /** Another script than the ASCII around it. */
  otherScript: 10,
} as const;

/** Returns the encoding in which bytes that aren't UTF-8 are most probably text. */
export function guessEncoding(bytes: Uint8Array): string {
  const { sample, asciiLetters } = sampleOf(bytes);
  const costs = encodings
    .filter(({ name }) => name !== "utf-8")
    .map(({ name, rarity = 0 }) => ({ name, cost: rarity + costOf(decodeAs(sample, name), asciiLetters) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).name;
}

/** Returns the lines that have letters other than ASCII, and how many ASCII letters all lines have. */
function sampleOf(bytes: Uint8Array): { readonly sample: Uint8Array; readonly asciiLetters: number } {
  const out: number[] = [];
  let start = 0;
  let asciiLetters = 0;
  for (let at = 0; at <= bytes.length && out.length < maxSample; at++) {
    if (isAsciiLetter(bytes[at] ?? 0)) asciiLetters++;
    if (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d && at - start < maxSample) continue;
    const line = bytes.subarray(start, at);
    if (line.some((byte) => byte >= 0x80)) out.push(...line.subarray(0, maxLine), 0x0a);
    start = at + 1;
  }
  return { sample: Uint8Array.from(out), asciiLetters };
}

const isAsciiLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

const maxLine = 10_000;

/** Returns the fewest bits that the letters of a text take in any language. */
function costOf(text: string, asciiLetters: number): number {
  const counts = new Map<string, number>();
  let context = 0;
  let before = " ";
  for (const sign of text) {
    if (sign > "\x7f") counts.set(sign, (counts.get(sign) ?? 0) + 1);
    context += contextCost(before, sign);
    before = sign;
  }
  const letters = [...counts].reduce((sum, [sign, count]) => sum + (/\p{L}/u.test(sign) ? count : 0), 0);
  const inLanguages = tables.map(({ table, language }) => {
    let sum = costOfShare(letters, asciiLetters, language);
    for (const [sign, count] of counts) sum += count * (table.get(sign) ?? costOfOther(sign));
    return sum;
  });
  return context + Math.min(...inLanguages);
}

/** How much a letter costs in a language, by letter. */
const tables = Object.values(languageLetters).map((language) => ({ table: tableOf(language), language }));

/**
 * Returns what it costs that so many letters of a text are the language's own, and so many ASCII. Without a usual share, as
 * in a language of another script, any share is possible.
 */
function costOfShare(letters: number, asciiLetters: number, { share, isRare }: LanguageLetters): number {
  const all = letters + asciiLetters;
  const own = share ?? Math.min(Math.max(letters / Math.max(all, 1), 0.0001), 0.9999);
  const cost = -letters * Math.log2(own) - asciiLetters * Math.log2(1 - own);
  return share === undefined && !isRare ? cost + bits.otherScript : cost;
}

function tableOf({ letters, common = "" }: LanguageLetters): ReadonlyMap<string, number> {
  const all = [...letters];
  const share = common === "" ? 1 : 0.5;
  const weights = all.map((_, rank) => 1 / (rank + 3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Map([...common].map((sign) => [sign, bits.commonIdeograph as number]));
  for (const [rank, letter] of all.entries()) {
    const cost = -Math.log2(((weights[rank] ?? 0) / total) * share);
    table.set(letter, cost);
    const capital = letter.toUpperCase();
    if (capital !== letter && capital.length === 1) table.set(capital, cost + bits.capital);
  }
  return table;
}

const punctuation = new Set("“”‘’„‚«»‹›—–…•·©®€£§°\u00a0¿¡、。，！？：；（）「」『』《》“”‘’\u3000…—～・ー");

function costOfOther(sign: string): number {
  if (punctuation.has(sign)) return bits.punctuation;
  if (/[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(sign)) return bits.impossible;
  if (/[\uff61-\uff9f]/.test(sign)) return bits.rare;
  if (/[\u4e00-\u9fff]/.test(sign)) return bits.rareIdeograph;
  return /\p{L}/u.test(sign) ? bits.unusual : bits.rare;
}

function contextCost(before: string, sign: string): number {
  if (before <= "\x7f" && sign <= "\x7f") return 0;
  const [one, two] = [scriptOf(before), scriptOf(sign)];
  if (one === "none" || two === "none") {
    const other = one === "none" ? before : sign;
    return one !== two && other > "\x7f" && !punctuation.has(other) ? bits.signAtLetter : 0;
  }
  if (one !== two) return bits.mixedScripts;
  return isLower(before) && isUpper(sign) ? bits.capitalWithinWord : 0;
}

const isLower = (sign: string): boolean => sign.toUpperCase() !== sign;
const isUpper = (sign: string): boolean => sign.toLowerCase() !== sign;

function scriptOf(sign: string): "latin" | "cyrillic" | "greek" | "semitic" | "east" | "none" {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return /[a-z]/i.test(sign) ? "latin" : "none";
  if (!/\p{L}/u.test(sign)) return "none";
  if (code < 0x250) return "latin";
  if (code < 0x400) return "greek";
  if (code < 0x530) return "cyrillic";
  return code < 0x700 ? "semitic" : "east";
}
