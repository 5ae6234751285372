import { createHash, timingSafeEqual } from "node:crypto";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";

/** What we keep of a reader's key: by another link the same reader is somebody else. */
export const hashOfKey = (key: string, shareId: ShareId): string =>
  createHash("sha256").update(`${shareId}.${key}`).digest("base64url");

/** Constant in time, so that nobody can feel their way to another reader's words. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function getKey(key: string | undefined): string {
  if (key !== undefined) return key;
  throw new Refused("invalid", "This browser didn't identify whose comments these are. Reload the page.", {
    fields: { "reader-key": "This header is missing or isn't a valid key." },
  });
}
