import { randomBytes, scrypt } from "node:crypto";
import { areSame } from "#lambdas/shared/links/mac.ts";
import type { StoredPassword } from "#lambdas/stores/shares.ts";

/** 32 MiB and about a tenth of a second for each guess: of the function's 1,024 MB a request uses a small part. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const hashBytes = 32;

export async function storePassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString("base64url");
  return { salt, hash: await hashOf(password, salt) };
}

export const isPassword = async (given: string, { salt, hash }: StoredPassword): Promise<boolean> =>
  areSame(await hashOf(given, salt), hash);

/** The same letters typed on another keyboard are the same password. */
const hashOf = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key.toString("base64url")),
    );
  });
