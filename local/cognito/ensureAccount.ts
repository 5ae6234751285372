import { randomUUID } from "node:crypto";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { hidePassword } from "./passwords.ts";

export interface LocalAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly groups?: readonly string[];
}

/** Creates an account for a new data folder: confirmed, with a verified address, and without sending an e-mail. */
export const ensureAccount = (pool: LocalUserPool, { email, password, name, groups = [] }: LocalAccount): string => {
  const known = pool.users.find(email);
  if (known) return known.username;
  const username = randomUUID();
  pool.users.add({
    username,
    attributes: { sub: username, email, email_verified: "true", name },
    status: "CONFIRMED",
    enabled: true,
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    password: hidePassword(pool, username, password),
    groups: [...groups],
    codes: {},
  });
  return username;
};
