import { createHash } from "node:crypto";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { poolNameOf } from "./passwords.ts";
import { passwordVerifier } from "./srp.ts";
import { emailKey, type User } from "./users.ts";

/** Returns a seed that is always the same for a name and can't be guessed without the pool's keys. */
const seedOf = (pool: LocalUserPool, name: string) =>
  createHash("sha256")
    .update(`${pool.keys.sign("id", {})} ${emailKey(name)}`)
    .digest("hex");

/** Returns a placeholder `sub` for a name without an account, so responses don't reveal that it's missing. */
export const placeholderUsername = (pool: LocalUserPool, name: string): string =>
  seedOf(pool, name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");

/** Returns the account's own name, or a placeholder. */
export const usernameOf = (pool: LocalUserPool, user: User | undefined, given: string): string =>
  user?.username ?? placeholderUsername(pool, given);

/** Returns a salt and verifier that match no password, for a missing account or one without a password. */
export const placeholderPassword = (pool: LocalUserPool, username: string) => {
  const seed = seedOf(pool, username);
  const salt = seed.slice(-32);
  const verifier = passwordVerifier({ poolName: poolNameOf(pool), username }, seed, BigInt(`0x${salt}`));
  return { salt, verifier: verifier.toString(16) };
};
