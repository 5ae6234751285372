import { isDeepStrictEqual } from "node:util";
import { playCard } from "#domain/api/plays.ts";
import { playId, shareId, userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { findAccountDeletion, putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { movePlayToBin } from "#lambdas/stores/bin.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { changeProfile, countOneMore, findProfile } from "#lambdas/stores/profiles.ts";
import { idIn, type ReplayedKind } from "#lambdas/stores/replayed.ts";
import { revokeStoredShare } from "#lambdas/stores/shares.ts";
import { type Key, type Table, transact } from "#lambdas/stores/table.ts";
import { copyItem, readItem } from "./tables.ts";

export interface ReplayTables {
  /** The table that is replaced, as it is now. */
  readonly from: Table;
  /** The restored table. */
  readonly to: Table;
  readonly now: Date;
  /**
   * False after an earlier replay, when people may already use the restored table: then nothing that it has is replaced,
   * and only what was withdrawn is.
   */
  readonly isFirst: boolean;
  /** Whether somebody has this account in the user pool. */
  readonly hasAccount: (userId: string) => boolean;
  /** Whether the restored table has this play's head, or this person's profile. */
  readonly knowsPlay: (key: string) => Promise<boolean>;
  readonly knowsPerson: (key: string) => Promise<boolean>;
}

/** What a replay changes in the restored table, as an operator reads it. */
export const changeLabels = {
  links: "share links revoked, changed or new since the backup",
  sessions: "sessions ended, and codes and links used since",
  billing: "subscriptions and contacts changed since",
  readers: "readers blocked since",
  optOuts: "people who refused the contact system since",
  bins: "plays moved to the bin since",
  added: "items of plays and accounts that are new since",
  accounts: "accounts closed since",
} as const;
export type ChangeKind = keyof typeof changeLabels;

export interface Change {
  readonly kind: ChangeKind;
  /**
   * When it's made. What shows that a play or a person is known comes last, so that an interrupted replay can be repeated.
   */
  readonly turn: "first" | "cards" | "heads" | "profiles";
  readonly apply: () => Promise<unknown>;
}

type Rule = (tables: ReplayTables, key: Key) => Promise<Change | undefined>;

/** Returns what must be done about an item of the replaced table; undefined if nothing. */
export const changeFor = (kind: ReplayedKind, tables: ReplayTables, key: Key) => rules[kind](tables, key);

const rules: Readonly<Record<ReplayedKind, Rule>> = {
  current: async (tables, key) => {
    const { from, to, isFirst } = tables;
    const [now, restored] = await Promise.all([readItem(from, key), readItem(to, key)]);
    if (!now || isDeepStrictEqual(now, restored)) return undefined;
    const change = { kind: kindOfCurrent(key), turn: "first" } as const;
    if (now.revokedAt && restored && !restored.revokedAt) return { ...change, apply: () => revoke(tables, key) };
    if (restored && (!isFirst || restored.revokedAt)) return undefined;
    return { ...change, apply: () => copyItem(from, to, key) };
  },
  // Accounts that the user pool no longer has are found there, all at once.
  closedAccount: async ({ to, now, hasAccount }, { PK }) =>
    hasAccount(idIn(PK)) ? closing(to, userId.parse(idIn(PK)), now) : undefined,
  head: async (tables, key) => {
    const { from, to, now } = tables;
    if (!(await tables.knowsPlay(key.PK))) return newOfPlay(tables, key, "heads");
    const id = playId.parse(idIn(key.PK));
    const [head, restored] = await Promise.all([findHead(from, id), findHead(to, id)]);
    const isGone = head?.binnedAt !== undefined || head?.purgedAt !== undefined;
    if (!isGone || !restored || restored.binnedAt || restored.purgedAt) return undefined;
    return { kind: "bins", turn: "first", apply: () => movePlayToBin(to, restored.owner, id, now) };
  },
  ofPlay: async (tables, key) => ((await tables.knowsPlay(key.PK)) ? undefined : newOfPlay(tables, key, "first")),
  card: async (tables, key) => {
    if (!tables.hasAccount(idIn(key.PK)) || (await tables.knowsPlay(key.SK))) return undefined;
    const isCounted = await tables.knowsPerson(key.PK);
    return isCounted
      ? { kind: "added", turn: "cards", apply: () => addCard(tables, key) }
      : copied(tables, key, "cards");
  },
  profile: async (tables, key) => {
    const { from, to, now } = tables;
    if (!(await tables.knowsPerson(key.PK))) return newOfPerson(tables, key, "profiles");
    const id = userId.parse(idIn(key.PK));
    const [current, restored] = await Promise.all([findProfile(from, id), findProfile(to, id)]);
    const optOuts = {
      ...(current?.crm_opt_out && !restored?.crm_opt_out && { crm_opt_out: true }),
      ...(!current?.comment_mails && restored?.comment_mails && { comment_mails: false }),
    };
    if (Object.keys(optOuts).length === 0) return undefined;
    return { kind: "optOuts", turn: "first", apply: () => changeProfile(to, id, optOuts, now) };
  },
  ofPerson: async (tables, key) => ((await tables.knowsPerson(key.PK)) ? undefined : newOfPerson(tables, key, "first")),
};

/** Closes an account in the restored table, unless it's closed there. The sweeper then deletes what belongs to it. */
export async function closing(to: Table, id: UserId, now: Date): Promise<Change | undefined> {
  if (await findAccountDeletion(to, id)) return undefined;
  return { kind: "accounts", turn: "first", apply: () => putAccountDeletion(to, id, now) };
}

function kindOfCurrent({ PK, SK }: Key): ChangeKind {
  if (PK.startsWith("SHARE#")) return "links";
  if (SK === "SUBSCRIPTION" || SK === "CONTACT") return "billing";
  return PK.startsWith("PLAY#") ? "readers" : "sessions";
}

/** The link's text goes with it, as when its author revokes it. A revoked link is never replaced by an open one. */
async function revoke({ from, to, now }: ReplayTables, key: Key): Promise<void> {
  await revokeStoredShare(to, shareId.parse(idIn(key.PK)), now);
  await copyItem(from, to, key);
}

/** A play that is new since the backup. A play of an account that was closed isn't brought back. */
async function newOfPlay(tables: ReplayTables, key: Key, turn: Change["turn"]): Promise<Change | undefined> {
  const head = await findHead(tables.from, playId.parse(idIn(key.PK)));
  return head && (head.purgedAt || tables.hasAccount(head.owner)) ? copied(tables, key, turn) : undefined;
}

const newOfPerson = (tables: ReplayTables, key: Key, turn: Change["turn"]): Change | undefined =>
  tables.hasAccount(idIn(key.PK)) ? copied(tables, key, turn) : undefined;

const copied = ({ from, to }: ReplayTables, key: Key, turn: Change["turn"]): Change => ({
  kind: "added",
  turn,
  apply: () => copyItem(from, to, key),
});

/** A play that is new in the list of a person whom the backup knows is counted like any new play. */
async function addCard({ from, to }: ReplayTables, key: Key): Promise<void> {
  const item = await readItem(from, key);
  if (!item) return;
  const { binnedAt, isSample } = playCard.parse(item);
  const isCounted = !binnedAt && !isSample;
  await transact(to, [
    { Put: { TableName: to.name, Item: item, ConditionExpression: "attribute_not_exists(PK)" } },
    ...(isCounted ? [countOneMore(to, userId.parse(idIn(key.PK)), null)] : []),
  ]);
}
