import * as z from "zod";
import { instant, playId, userId } from "#domain/api/shapes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { findHead, noteLost } from "#lambdas/stores/heads.ts";
import { idIn, replayedKindOf } from "#lambdas/stores/replayed.ts";
import { findItem, type Key, putItems, type Table } from "#lambdas/stores/table.ts";
import { findLastEntry } from "#lambdas/stores/updates.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { batches } from "./batches.ts";
import { type Change, type ChangeKind, changeFor, closing, type ReplayTables } from "./replayItem.ts";
import { scanKeys } from "./tables.ts";

export interface ReplayOptions extends Pick<ReplayTables, "from" | "to" | "now"> {
  /** The IDs of every account in the user pool. */
  readonly accounts: ReadonlySet<string>;
  /** Kinds of changes that aren't made. */
  readonly skip?: readonly ChangeKind[];
}

export interface ReplayPlan {
  /** False if this table was replayed before. */
  readonly isFirst: boolean;
  readonly counts: ReadonlyMap<ChangeKind, number>;
  /** Makes the changes. It may be repeated if it was interrupted. */
  readonly apply: () => Promise<void>;
}

/**
 * Compares a restored table with the one that it replaces, and plans what must not be taken back to the time of the backup:
 * revoked links stay revoked, closed accounts closed, and what is new since then stays. Writes nothing.
 */
export async function planReplay({ accounts, skip = [], ...tables }: ReplayOptions): Promise<ReplayPlan> {
  const { from, to, now } = tables;
  const isFirst = (await findReplayMark(to)) === undefined;
  const changes: Change[] = [];
  for await (const found of batches(scanKeys(from))) {
    const context = { ...tables, ...knownIn(to), isFirst, hasAccount: (id: string) => accounts.has(id) };
    const planned = await Promise.all(found.map((key) => planFor(context, key)));
    changes.push(...planned.filter((change) => change !== undefined));
  }
  if (!skip.includes("accounts")) changes.push(...(await closures(to, accounts, now)));
  const made = changes.filter(({ kind }) => !skip.includes(kind));
  return {
    isFirst,
    counts: countsOf(made),
    apply: async () => {
      for (const turn of turns) await applyAll(made.filter((change) => change.turn === turn));
      if (isFirst) await renumber(to);
      await putMark(tables);
    },
  };
}

const turns = ["first", "cards", "heads", "profiles"] as const satisfies readonly Change["turn"][];

async function applyAll(changes: readonly Change[]): Promise<void> {
  for await (const batch of batches(changes)) await Promise.all(batch.map(({ apply }) => apply()));
}

/** Asks once per play and person: a scan returns the items of one after the other. */
function knownIn(to: Table): Pick<ReplayTables, "knowsPlay" | "knowsPerson"> {
  const asked = new Map<string, Promise<boolean>>();
  const has = (key: Key): Promise<boolean> => {
    const answer = asked.get(key.PK) ?? findItem(to, key, { consistent: true }).then((item) => item !== undefined);
    asked.set(key.PK, answer);
    return answer;
  };
  return {
    knowsPlay: (PK) => has({ PK, SK: "HEAD" }),
    knowsPerson: (PK) => has({ PK, SK: "PROFILE" }),
  };
}

async function planFor(tables: ReplayTables, key: Key): Promise<Change | undefined> {
  const kind = replayedKindOf(key);
  return kind && changeFor(kind, tables, key);
}

/** More missing accounts than this share, and at least this many, suggest that it's the wrong user pool. */
const suspicious = { share: 0.1, count: 10 };

/**
 * Everybody whom the backup knows and the user pool doesn't has closed their account since: the mark of a closed account
 * expires, so the replaced table may no longer have it.
 */
async function closures(to: Table, accounts: ReadonlySet<string>, now: Date): Promise<readonly Change[]> {
  const people = new Set<string>();
  for await (const { PK } of scanKeys(to)) if (PK.startsWith("USER#")) people.add(idIn(PK));
  const missing = [...people].filter((id) => !accounts.has(id));
  if (missing.length >= suspicious.count && missing.length > people.size * suspicious.share) {
    throw new CannotProceed(
      `${missing.length} of the ${people.size} people in ${to.name} have no account in the user pool. Is it the right ` +
        "pool? If it is, find out first who deleted the accounts: the replay would delete their plays. --skip accounts " +
        "replays everything else.",
    );
  }
  const closed = await Promise.all(missing.map((id) => closing(to, userId.parse(id), now)));
  return closed.filter((change) => change !== undefined);
}

function countsOf(changes: readonly Change[]): ReadonlyMap<ChangeKind, number> {
  const counts = new Map<ChangeKind, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Marks a restored table as replayed. */
const markKey: Key = { PK: "RESTORE", SK: "REPLAYED" };

const mark = z.object({ from: z.string(), at: instant });

/** Returns when a restored table was replayed, and from which one; undefined if it wasn't. */
export async function findReplayMark(table: Table): Promise<z.output<typeof mark> | undefined> {
  const item = await findItem(table, markKey, { consistent: true });
  return item && mark.parse(item);
}

const putMark = ({ from, to, now }: Pick<ReplayOptions, "from" | "to" | "now">): Promise<void> =>
  putItems(to, [{ ...markKey, from: from.name, at: now.toISOString() }]);

/** More updates than a play gets in the 35 days that a table can be restored. */
const skipped = 1_000_000;

/**
 * Lets each play's log go on with numbers that no device has seen. Otherwise new updates would get the numbers of lost
 * ones, and a device that knows those would never send them again.
 */
async function renumber(restored: Table): Promise<void> {
  for await (const keys of batches(scanKeys(restored))) {
    const heads = keys.filter((key) => replayedKindOf(key) === "head");
    await Promise.all(heads.map(({ PK }) => renumberPlay(restored, playId.parse(idIn(PK)))));
  }
}

async function renumberPlay(table: Table, id: PlayId): Promise<void> {
  const head = await findHead(table, id);
  if (!head || head.purgedAt) return;
  const last = await findLastEntry(table, id);
  const after = Math.max(last?.sequence ?? 0, head.snapshot?.sequence ?? 0);
  await noteLost(table, id, { after, through: after + skipped });
}
