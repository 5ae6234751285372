import { createHash, randomBytes } from "node:crypto";

/** 256 bits, which can't be guessed however many links are issued. */
export const newLinkSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the hash that is stored. A plain hash is enough, because a secret this long can't be found by brute force.
 */
export const hashOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const looksLikeSecret = (answer: string): boolean => /^[\w-]{43}$/.test(answer);
