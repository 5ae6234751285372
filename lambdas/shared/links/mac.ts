import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const bytes = 16;

/** Returns the first 128 bits of the text's HMAC-SHA256 in base64url: 22 characters. */
export const macOf = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest().subarray(0, bytes).toString("base64url");

/** Compares in constant time, whatever the lengths and wherever the texts differ. */
export const areSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Compares with each, so that timing doesn't say which is the same. */
export const isAnyOf = (one: string, others: readonly string[]): boolean =>
  others.filter((other) => areSame(one, other)).length > 0;

const digest = (text: string) => createHash("sha256").update(text).digest();
