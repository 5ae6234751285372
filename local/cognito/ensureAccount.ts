import { randomUUID } from "node:crypto";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { hidePassword } from "./passwords.ts";

export interface LocalAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly groups?: readonly string[];
  /** In base32, of an authenticator app that is on. */
  readonly totpSecret?: string | undefined;
}

/** Creates an account for a new data folder: confirmed, with a verified address, and without sending an e-mail. */
export const ensureAccount = (pool: LocalUserPool, account: LocalAccount): string => {
  const { email, password, name, groups = [], totpSecret } = account;
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
    ...(totpSecret && { totp: { secret: totpSecret, enabled: true, preferred: true, lastPeriod: 0 } }),
    codes: {},
  });
  return username;
};
