import { createHmac, randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
export const periodMs = 30_000;

/** Creates a shared secret in base32, with 160 bits as RFC 4226 recommends. */
export const newTotpSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join("");

export const periodAt = (milliseconds: number): number => Math.floor(milliseconds / periodMs);

/** RFC 6238 with SHA-1 and six digits, like every authenticator app. */
export const totpCode = (secret: string, period: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return ((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, "0");
};

/** Returns the period that this code belongs to: the current one or a neighbor, because clocks differ. */
export const findPeriod = (secret: string, code: string, now: number): number | undefined =>
  [0, -1, 1].map((step) => periodAt(now) + step).find((period) => totpCode(secret, period) === code);

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
