import { randomBytes, scrypt } from "node:crypto";
import { areSame } from "#lambdas/shared/links/mac.ts";
import type { StoredPassword } from "#lambdas/stores/shares.ts";

/** 32 MiB and about 0.1 s per guess. The function has 1,024 MB, and each instance answers one request at a time. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const hashBytes = 32;

export async function storePassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString("base64url");
  return { salt, hash: await hashOf(password, salt) };
}

export const isPassword = async (given: string, { salt, hash }: StoredPassword): Promise<boolean> =>
  areSame(await hashOf(given, salt), hash);

/** Normalized, because keyboards compose the same letters differently. */
const hashOf = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key.toString("base64url")),
    );
  });
