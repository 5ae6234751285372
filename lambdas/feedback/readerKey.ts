import { createHash, timingSafeEqual } from "node:crypto";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";

/**
 * Returns the hash that is stored in place of a reader's key. Through another link, the same reader has another hash.
 */
export const hashOfKey = (key: string, shareId: ShareId): string =>
  createHash("sha256").update(`${shareId}.${key}`).digest("base64url");

/** Compares in constant time, so that a hash can't be guessed character by character. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function getKey(key: string | undefined): string {
  if (key !== undefined) return key;
  throw new Refused("invalid", "This browser didn't identify whose comments these are. Reload the page.", {
    fields: { "reader-key": "This header is missing or isn't a valid key." },
  });
}
