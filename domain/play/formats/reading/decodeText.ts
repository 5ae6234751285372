import { Refused } from "#domain/refused.ts";
import { declaredEncoding, type Syntax } from "./encodings/declaredEncoding.ts";
import { decodeAs, encodingOfLabel } from "./encodings/decodeAs.ts";
import { labelOfEncoding } from "./encodings/encodings.ts";
import { guessEncoding } from "./encodings/guessEncoding.ts";
import { type ImportNotice, NoticeLog, type NoticeTexts } from "./importNotice.ts";
import type { TextEncoding } from "./readPlay.ts";

export interface DecodedText {
  readonly text: string;
  readonly notices: readonly ImportNotice[];
  readonly encoding: TextEncoding;
}

interface DecodeOptions {
  /** What the writer says the encoding is. A byte order mark wins. */
  readonly encoding?: string | undefined;
  /** How the file may declare its encoding. */
  readonly syntax?: Syntax;
}

const noticesFor = (encoding: string): NoticeTexts<"encoding" | "composed" | "soft-hyphens"> => ({
  encoding: { kind: "guessed", message: `The file was read as ${encoding}. Check accents and quotation marks.` },
  composed: { kind: "changed", message: "Separate accent characters were combined with their letters." },
  "soft-hyphens": { kind: "changed", message: "Soft hyphens were removed." },
});

/** Decodes a file's text, whatever its encoding, and reports what was changed. Refuses files that aren't text. */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): DecodedText {
  const { text: decoded, encoding } = decode(bytes, options);
  const log = new NoticeLog(noticesFor(labelOfEncoding(encoding.name)));
  if (encoding.isGuess) log.add("encoding");
  const composed = decoded.normalize("NFC");
  if (composed !== decoded) log.add("composed");
  const joined = withoutSoftHyphens(composed);
  if (joined !== composed) log.add("soft-hyphens");
  const text = joined.replace(lineEnds, "\n");
  assertText(text);
  return { text, notices: log.list(), encoding };
}

/** What ends a line in any program: also U+0085, U+2028 and U+2029. */
const lineEnds = /\r\n?|[\f\v\u0085\u2028\u2029]/g;

const withoutSoftHyphens = (text: string): string => text.replace(/\u00AD[ \t]?/g, "");

/** Composes letters with their accents, removes soft hyphens and ends lines with "\n", as `decodeText` does. */
export const tidyText = (text: string): string => withoutSoftHyphens(text.normalize("NFC")).replace(lineEnds, "\n");

/**
 * Decodes a file of markup without changing its letters, because an accent could be composed with the sign before it
 * that ends a tag. Refuses files that aren't text.
 */
export function decodeMarkup(bytes: Uint8Array, options: DecodeOptions = { syntax: "xml" }): DecodedText {
  const { text: decoded, encoding } = decode(bytes, options);
  const text = decoded.replace(/\r\n?/g, "\n");
  const log = new NoticeLog(noticesFor(labelOfEncoding(encoding.name)));
  if (encoding.isGuess) log.add("encoding");
  assertText(text);
  return { text, notices: log.list(), encoding };
}

interface Decoded {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const known = (bytes: Uint8Array, name: string): Decoded => ({
  text: decodeAs(bytes, name),
  encoding: { name, isGuess: false },
});

/**
 * Decodes a file: by its byte order mark, or else as the writer says, as the file says, or as its bytes look. A file in
 * UTF-8 whose declaration is out of date is read as UTF-8.
 */
function decode(bytes: Uint8Array, { encoding: chosen, syntax = "text" }: DecodeOptions): Decoded {
  const marked = findByteOrderMark(bytes);
  if (marked) return known(bytes, marked);
  const named = chosen === undefined ? undefined : encodingOfLabel(chosen);
  if (named) return known(bytes, named);
  const wide = findWideEncoding(bytes);
  if (wide) return { text: decodeAs(bytes, wide), encoding: { name: wide, isGuess: true } };
  const declared = declaredEncoding(bytes, syntax);
  const unicode = decodeUtf8(bytes);
  const isOutdated = unicode !== undefined && declared !== undefined && isCertainlyUtf8(unicode, declared);
  if (declared && declared !== "utf-8" && !isOutdated) return known(bytes, declared);
  if (unicode !== undefined) return { text: unicode, encoding: { name: "utf-8", isGuess: false } };
  const name = guessEncoding(bytes);
  return { text: decodeAs(bytes, name), encoding: { name, isGuess: true } };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In text of one byte per letter, so many letters outside ASCII are never valid UTF-8 by chance. */
const certainLetters = 3;

const isCertainlyUtf8 = (text: string, declared: string): boolean =>
  /^(windows|iso-8859|koi8|mac|x-mac|ibm)/.test(declared) &&
  (text.match(/[^\0-\x7f]/gu)?.length ?? 0) >= certainLetters;

function findByteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Detects UTF-16 without a byte order mark: in Western text, every other byte is zero. */
function findWideEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

/** Refuses content with any zero character or more than one control character in a hundred. */
function assertText(text: string): void {
  let controls = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) controls = Number.POSITIVE_INFINITY;
    else if (code < 32 && code !== 9 && code !== 10 && code !== 26) controls++;
  }
  if (controls > text.length / 100) throw new Refused("invalid", "We couldn't find any readable text in this file.");
}
