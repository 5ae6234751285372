import { createHash, randomBytes } from "node:crypto";

/** 256 bits: nobody guesses one, however many are asked for. */
export const newLinkSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of it. A plain hash will do, for nobody can try all secrets of this length. */
export const hashOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const looksLikeSecret = (answer: string): boolean => /^[\w-]{43}$/.test(answer);
