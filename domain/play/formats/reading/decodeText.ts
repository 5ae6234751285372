import { Refused } from "#domain/refused.ts";
import { type ImportNotice, NoticeLog, type NoticeTexts } from "./importNotice.ts";

export interface DecodedText {
  readonly text: string;
  readonly notices: readonly ImportNotice[];
}

const noticesFor = (encoding: string): NoticeTexts<"encoding" | "composed" | "soft-hyphens"> => ({
  encoding: { kind: "guessed", message: `The file was read as ${encoding}. Check accents and quotation marks.` },
  composed: { kind: "changed", message: "Separate accent characters were combined with their letters." },
  "soft-hyphens": { kind: "changed", message: "Soft hyphens were removed." },
});

/** Decodes a file's text, whatever its encoding, and reports what was changed. Refuses files that aren't text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { text: decoded, encoding } = decode(bytes);
  const log = new NoticeLog(noticesFor(encoding ?? ""));
  if (encoding) log.add("encoding");
  const composed = decoded.normalize("NFC");
  if (composed !== decoded) log.add("composed");
  const joined = withoutSoftHyphens(composed);
  if (joined !== composed) log.add("soft-hyphens");
  const text = joined.replace(/\r\n?|\f|\v/g, "\n");
  assertText(text);
  return { text, notices: log.list() };
}

const withoutSoftHyphens = (text: string): string => text.replace(/\u00AD[ \t]?/g, "");

/** Composes letters with their accents and removes soft hyphens, as `decodeText` does. */
export const tidyText = (text: string): string => withoutSoftHyphens(text.normalize("NFC"));

/**
 * Decodes a file of markup without changing its letters, because an accent could be composed with the sign before it
 * that ends a tag. Refuses files that aren't text.
 */
export function decodeMarkup(bytes: Uint8Array): DecodedText {
  const { text: decoded, encoding } = decode(bytes);
  const text = decoded.replace(/\r\n?/g, "\n");
  const log = new NoticeLog(noticesFor(encoding ?? ""));
  if (encoding) log.add("encoding");
  assertText(text);
  return { text, notices: log.list() };
}

type Decoded = { readonly text: string /** Set if it had to be guessed. */; readonly encoding?: string };

function decode(bytes: Uint8Array): Decoded {
  const marked = findByteOrderMark(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes) };
  const wide = findWideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: "UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return {
      text: decodeWestern(bytes),
      encoding: "Western European text (Windows-1252, Latin-1)",
    };
  }
}

/**
 * The characters that Windows-1252 has in place of Latin-1's controls, from 0x80 on. Node 20 decodes windows-1252 as
 * Latin-1.
 */
const windowsSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const decodeWestern = (bytes: Uint8Array): string =>
  new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

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
