import { Unzlib } from "fflate";
import { Refused } from "#domain/refused.ts";

/** The pages of a play have some kilobytes of operators each, and fonts with all of Chinese have 20 MB. */
const maxContentBytes = 5_000_000;
const maxFontBytes = 40_000_000;
const maxTotalBytes = 150_000_000;
/**
 * Streams in other codes aren't decoded here, so they may have few bytes: even those that become a thousand times larger are no
 * larger than a browser takes. Programs that wrote them are from the nineties.
 */
const maxCodedBytes = 40_000;
const maxCodedFontBytes = 200_000;
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
    const { size, isTooLarge } = measureStream(bytes, afterLineEnd(bytes, at + 6), dictionary);
    total += size;
    if (isTooLarge || total > maxTotalBytes)
      throw new Refused(
        "too-large",
        "This PDF is much larger than it looks. Export it again as text without pictures.",
      );
  }
}

function measureStream(bytes: Uint8Array, from: number, dictionary: string) {
  const filters = filtersIn(dictionary);
  const compressions = filters.filter((name) => compressing.has(name)).length;
  if (compressions === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) return { size: 0, isTooLarge: false };
  const isFont = /\/Length1\b|\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)\b/.test(dictionary);
  const limit = isFont ? maxFontBytes : maxContentBytes;
  const codedLimit = isFont ? maxCodedFontBytes : maxCodedBytes;
  const size = filters.every(isFlate)
    ? inflatedSize(bytes, from, limit)
    : (storedSize(bytes, from, limit) * limit) / codedLimit;
  return { size, isTooLarge: compressions > 1 || size > limit };
}

/** Names of what makes a stream smaller, in full and in short. No program compresses twice. */
const compressing: ReadonlySet<string> = new Set([
  ...(["FlateDecode", "Fl", "LZWDecode", "LZW", "RunLengthDecode", "RL"] as const),
  // The filters are in another object.
  "R",
]);
const isFlate = (filter: string): boolean => filter === "FlateDecode" || filter === "Fl";

/** Returns the names of a stream's filters. Their letters may be written as numbers. */
function filtersIn(dictionary: string): readonly string[] {
  const plain = dictionary.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const [, given = ""] = /\/F(?:ilter)?\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R\b)/.exec(plain) ?? [];
  return given.match(/[A-Za-z]\w*/g) ?? [];
}

/** Returns how many bytes of the file a stream has, or something larger than the limit. */
function storedSize(bytes: Uint8Array, from: number, limit: number): number {
  const end = Array.from("endstream", (letter) => letter.charCodeAt(0));
  const last = Math.min(bytes.length, from + limit);
  for (let at = bytes.indexOf(end[0] ?? 0, from); at >= 0 && at < last; at = bytes.indexOf(end[0] ?? 0, at + 1))
    if (end.every((letter, index) => bytes[at + index] === letter)) return at - from;
  return last - from;
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
