import * as z from "zod";

/** Bytes as the table returns them. */
export const storedBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** DynamoDB allows 400 KB per item. This leaves room for keys and other attributes. */
export const maxPartBytes = 300_000;

/** Returns at least one part, even for an empty body. */
export function splitParts(bytes: Uint8Array): readonly Uint8Array[] {
  const parts = [bytes.subarray(0, maxPartBytes)];
  for (let start = maxPartBytes; start < bytes.length; start += maxPartBytes) {
    parts.push(bytes.subarray(start, start + maxPartBytes));
  }
  return parts;
}

export const joinParts = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** The maximum bytes of bodies in one response. The first body is always included. */
export const answerBytes = 1_000_000;
