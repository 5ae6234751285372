import * as z from "zod";

/** Bytes as the table gives them back. */
export const storedBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The table holds at most 400 KB an item; this leaves room for keys and what stands beside the bytes. */
export const largestPart = 300_000;

/** At least one part, even of nothing. */
export function splitParts(bytes: Uint8Array): readonly Uint8Array[] {
  const parts = [bytes.subarray(0, largestPart)];
  for (let start = largestPart; start < bytes.length; start += largestPart) {
    parts.push(bytes.subarray(start, start + largestPart));
  }
  return parts;
}

export const joinParts = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
