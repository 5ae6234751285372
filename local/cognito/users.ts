import * as z from "zod";
import { openRecordLog, type RecordLog } from "#local/protocol/recordLog.ts";
import { userNotFound } from "./refusals.ts";

const hexNumber = z.string().regex(/^[0-9a-f]+$/);

const mailedCode = z.object({
  code: z.string(),
  expiresAt: z.number(),
  /** The address that the code verifies, if it isn't the account's current one. */
  email: z.string().optional(),
});
export type MailedCode = z.output<typeof mailedCode>;

const user = z.object({
  /** Also the `sub`, as in every pool that uses e-mail addresses to sign in. */
  username: z.string(),
  attributes: z.record(z.string(), z.string()),
  status: z.enum(["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD"]),
  enabled: z.boolean(),
  /** Milliseconds since 1970, like all times here. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  /** SRP salt and verifier. The password itself isn't stored. */
  password: z.object({ salt: hexNumber, verifier: hexNumber, expiresAt: z.number().optional() }).optional(),
  groups: z.array(z.string()),
  codes: z.partialRecord(z.enum(["signUp", "reset", "email"]), mailedCode),
  /** The secret of a second factor that isn't verified yet. */
  totpOffer: z.string().optional(),
  totp: z
    .object({
      secret: z.string(),
      enabled: z.boolean(),
      preferred: z.boolean(),
      /** The period of the last used code. No code is accepted twice. */
      lastPeriod: z.number(),
    })
    .optional(),
});
export type User = z.output<typeof user>;

export interface Users {
  /** Finds by `sub` or e-mail address, ignoring case. */
  readonly find: (name: string) => User | undefined;
  readonly get: (name: string) => User;
  readonly add: (user: User) => void;
  /** Changes the current user record. Refuses if the user was removed. */
  readonly change: (username: string, change: (user: User) => Partial<User>) => User;
  readonly remove: (username: string) => void;
  readonly list: () => User[];
}

export const emailKey = (email: string) => email.trim().toLowerCase();

export const openUsers = (file: string, now: () => number): Users => {
  const log: RecordLog<User> = openRecordLog(file, user);
  const usernames = new Map<string, string>();
  const index = ({ attributes, username }: User) => usernames.set(emailKey(attributes.email ?? ""), username);
  for (const [, known] of log.all()) index(known);

  const find = (name: string) => log.find(name) ?? log.find(usernames.get(emailKey(name)) ?? "");
  const get = (name: string) => {
    const found = find(name);
    if (!found) throw userNotFound();
    return found;
  };
  const put = (next: User) => {
    log.put(next.username, next);
    index(next);
  };
  const forget = ({ attributes }: User) => usernames.delete(emailKey(attributes.email ?? ""));
  return {
    find,
    get,
    add: put,
    change: (username, change) => {
      const before = get(username);
      const after = { ...before, modifiedAt: now(), ...change(before) };
      forget(before);
      put(after);
      return after;
    },
    remove: (username) => {
      forget(get(username));
      log.remove(username);
    },
    list: () => [...log.all()].map(([, known]) => known),
  };
};
