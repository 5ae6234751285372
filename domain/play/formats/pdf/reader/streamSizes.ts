import { Unzlib } from "fflate";
import { Refused } from "#domain/refused.ts";

/** The pages of a play have some kilobytes of operators each, and fonts with all of Chinese have 20 MB. */
const maxContentBytes = 5_000_000;
const maxFontBytes = 40_000_000;
const maxTotalBytes = 150_000_000;
/** A stream's dictionary is right before it, and short. */
const dictionaryBytes = 1000;
const pieceBytes = 16_384;

/**
 * Refuses files with streams that become much larger when they're decompressed than any page or font: pdf.js would
 * decompress all of it. Pictures don't count, because they're never decompressed.
 */
export function assertStreamSizes(bytes: Uint8Array): void {
  let total = 0;
  for (let at = findStream(bytes, 0); at >= 0; at = findStream(bytes, at + 6)) {
    const dictionary =
      textOf(bytes.subarray(Math.max(0, at - dictionaryBytes), at))
        .split("endobj")
        .at(-1) ?? "";
    if (!/\/Fl(ateDecode)?\b/.test(dictionary) || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const isFont = /\/Length1\b|\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)\b/.test(dictionary);
    const limit = isFont ? maxFontBytes : maxContentBytes;
    const size = inflatedSize(bytes, afterLineEnd(bytes, at + 6), limit);
    total += size;
    if (size > limit || total > maxTotalBytes)
      throw new Refused(
        "too-large",
        "This PDF is much larger than it looks. Export it again as text without pictures.",
      );
  }
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const keyword = Array.from("stream", (letter) => letter.charCodeAt(0));

/** Returns where the next `stream` is that isn't part of `endstream`; -1 if there's none. */
function findStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(keyword[0] ?? 0, from); at >= 0; at = bytes.indexOf(keyword[0] ?? 0, at + 1)) {
    if (bytes[at - 1] !== endOfEnd && keyword.every((letter, index) => bytes[at + index] === letter)) return at;
  }
  return -1;
}

const endOfEnd = "d".charCodeAt(0);

function afterLineEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) return at + 2;
  return bytes[at] === 0x0a || bytes[at] === 0x0d ? at + 1 : at;
}

/** Returns how large a stream is, or something larger than the limit. A damaged one counts as far as it goes. */
function inflatedSize(bytes: Uint8Array, from: number, limit: number): number {
  let size = 0;
  let isDone = false;
  const inflater = new Unzlib((piece, isLast) => {
    size += piece.length;
    isDone = isLast;
  });
  try {
    for (let at = from; at < bytes.length && !isDone && size <= limit; at += pieceBytes)
      inflater.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  } catch {
    // Whatever follows the end of the compressed data isn't a part of it.
  }
  return size;
}
