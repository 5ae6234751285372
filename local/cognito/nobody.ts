import { createHash } from "node:crypto";
import { poolNameOf } from "./passwords.ts";
import { passwordVerifier } from "./srp.ts";
import type { UserPool } from "./UserPool.ts";
import { emailKey, type User } from "./users.ts";

/** The same for a name every time, and not to be guessed without the pool's keys. */
const seedOf = (pool: UserPool, name: string) =>
  createHash("sha256")
    .update(`${pool.keys.sign("id", {})} ${emailKey(name)}`)
    .digest("hex");

/** What stands in the place of a `sub` for a name without an account, so that the answers tell nothing. */
export const nobodysName = (pool: UserPool, name: string): string =>
  seedOf(pool, name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");

/** The account's own name, or nobody's. */
export const nameOf = (pool: UserPool, user: User | undefined, given: string): string =>
  user?.username ?? nobodysName(pool, given);

/** A salt and verifier that no password fits, for a name without an account or an account without a password. */
export const nobodysPassword = (pool: UserPool, username: string) => {
  const seed = seedOf(pool, username);
  const salt = seed.slice(-32);
  const verifier = passwordVerifier({ poolName: poolNameOf(pool), username }, seed, BigInt(`0x${salt}`));
  return { salt, verifier: verifier.toString(16) };
};
