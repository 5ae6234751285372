import * as z from "zod";
import { openRecordLog, type RecordLog } from "#local/protocol/recordLog.ts";
import { userNotFound } from "./refusals.ts";

const hexNumber = z.string().regex(/^[0-9a-f]+$/);

const mailedCode = z.object({
  code: z.string(),
  expiresAt: z.number(),
  /** The address that the code proves, where it is not the account's own yet. */
  email: z.string().optional(),
});
export type MailedCode = z.output<typeof mailedCode>;

const user = z.object({
  /** Also the `sub`, as in every pool that signs in by e-mail address. */
  username: z.string(),
  attributes: z.record(z.string(), z.string()),
  status: z.enum(["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD"]),
  enabled: z.boolean(),
  /** Milliseconds since 1970, as all times here. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  /** SRP salt and verifier: the password itself is nowhere. */
  password: z.object({ salt: hexNumber, verifier: hexNumber, expiresAt: z.number().optional() }).optional(),
  groups: z.array(z.string()),
  codes: z.partialRecord(z.enum(["signUp", "reset", "email"]), mailedCode),
  /** A second factor's secret that waits for its first code. */
  totpOffer: z.string().optional(),
  totp: z
    .object({
      secret: z.string(),
      enabled: z.boolean(),
      preferred: z.boolean(),
      /** The newest code's period that was used: none is taken twice. */
      lastPeriod: z.number(),
    })
    .optional(),
});
export type User = z.output<typeof user>;

export interface Users {
  /** By `sub` or e-mail address, whatever the case of its letters. */
  readonly find: (name: string) => User | undefined;
  readonly get: (name: string) => User;
  readonly add: (user: User) => void;
  /** Changes the user as they are now; a removed one refuses. */
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
