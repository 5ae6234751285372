import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const bytes = 16;

/** HMAC-SHA256 of the text, 128 bits of it in base64url: 22 characters. */
export const macOf = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest().subarray(0, bytes).toString("base64url");

/** Compares in a time that says nothing of where they differ, or of their lengths. */
export const areSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash("sha256").update(text).digest();
