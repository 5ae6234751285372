import type { Key } from "./table.ts";

/**
 * What an item is to a restore, which compares whole tables and so knows the keys of many stores.
 *
 * `current` is what applies as it is now: a share link, an ended session, a used code or link, a blocked reader, whom we
 * may e-mail about replies, what somebody has paid for, and what the contact system knows. With the state of the backup,
 * what was withdrawn since would come back.
 */
export type ReplayedKind = "current" | "closedAccount" | "profile" | "card" | "head" | "ofPlay" | "ofPerson";

const current: readonly (readonly [partition: RegExp, sort: RegExp])[] = [
  [/^SHARE#/, /^/],
  [/^CLOSED#/, /^SESSION#/],
  [/^SIGN-IN-LINK#/, /^/],
  [/^USER#/, /^(RECOVERY-CODES|SUBSCRIPTION|CONTACT)$/],
  [/^PLAY#/, /^(BLOCKED|REPLY-MAILS)#/],
];

/** Returns undefined for what belongs to no person and no play, such as counters and leases. */
export function replayedKindOf({ PK, SK }: Key): ReplayedKind | undefined {
  if (current.some(([partition, sort]) => partition.test(PK) && sort.test(SK))) return "current";
  if (PK.startsWith("CLOSED#")) return "closedAccount";
  if (PK.startsWith("PLAY#")) return SK === "HEAD" ? "head" : "ofPlay";
  if (!PK.startsWith("USER#")) return undefined;
  if (SK === "PROFILE") return "profile";
  return SK.startsWith("PLAY#") ? "card" : "ofPerson";
}

/** The ID in a key such as `PLAY#…` or `USER#…`. */
export const idIn = (key: string): string => key.slice(key.indexOf("#") + 1);
