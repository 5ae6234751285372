import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { playId, userId } from "#domain/api/shapes.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { deliveryBatchSize } from "#lambdas/services/contacts/deliverDue.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { log } from "#lambdas/shared/logger.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type DueItem, type DueKind, isOverdue, listDueItems } from "#lambdas/stores/due.ts";
import type { Key, Table } from "#lambdas/stores/table.ts";
import { clearPlay } from "./clearPlay.ts";
import { compactPlay } from "./compactPlay.ts";
import { deleteAccountData, type ExternalServices } from "./deleteAccountData.ts";
import { purgeAgain, purgePlay } from "./purgePlay.ts";

/** Contact updates are delivered many at a time, and subscriptions are compared only while Stripe answers. */
type LonePiece = Exclude<DueKind, "SYNC" | "RECONCILE">;

type Work = (table: Table, piece: Key, now: Date, holders: ExternalServices) => Promise<void>;

/**
 * Maps each kind of work to its implementation. Each one checks the base table first, and may be interrupted or
 * repeated safely.
 */
const workOf: Readonly<Record<LonePiece, Work>> = {
  BIN: (table, { PK, SK }, now) => purgePlay(table, userOf(PK), playOf(SK), now),
  PURGE: (table, { PK }, now) => purgeAgain(table, playOf(PK), now),
  COMPACT: (table, { PK }, now) => compactPlay(table, playOf(PK), now),
  LEAVE: (table, { PK }, now, holders) => deleteAccountData({ table, ...holders }, userOf(PK), now),
  CLEAR: (table, { PK, SK }, now) => clearPlay(table, playOf(PK), { PK, SK }, now),
};

const playOf = (key: string): PlayId => playId.parse(key.replace(/^PLAY#/, ""));
const userOf = (key: string): UserId => userId.parse(key.replace(/^(USER|CLOSED)#/, ""));

/** Compares a person's subscription with Stripe. Returns false if Stripe doesn't answer. */
export type Reconcile = (userId: UserId, now: Date) => Promise<boolean>;

/** The maximum number of comparisons per sweep, so that other work isn't delayed. That's 19,200 a day. */
const maxReconciled = 200;

/** For a stage without people. */
const nobody: ExternalServices & { readonly deliverContacts: DeliverContacts } = {
  pool: { findAccount: async () => undefined, lock: async () => {}, remove: async () => {} },
  elsewhere: [],
  deliverContacts: async () => true,
};

/** The longest a piece of work may take. None is started with less time left. */
const reserveMs = 30_000;

export interface SweepOptions {
  readonly deliverContacts?: DeliverContacts;
  readonly reconcile?: Reconcile;
  /** Throws if Stripe can't deliver its events to us. */
  readonly assertEventsArrive?: (now: Date) => Promise<void>;
  /** Keeps the public links to the sample play. */
  readonly keepDemonstrations?: (now: Date) => Promise<void>;
}

/** Does what is due while there is time. One piece that fails stops no other; at the end it raises the alarm. */
export async function sweep(
  table: Table,
  now: Clock,
  remainingMs: () => number,
  {
    deliverContacts,
    reconcile,
    assertEventsArrive,
    keepDemonstrations,
    ...holders
  }: ExternalServices & SweepOptions = nobody,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (kind: DueKind | "EVENTS" | "DEMONSTRATION", piece: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      onUnexpected(error, { kind, piece });
      failures.push(error);
    }
  };
  const deliveries = contactDeliveries(deliverContacts ?? nobody.deliverContacts, now);
  const compare = comparison(reconcile, now);
  for await (const { kind, day: _, ...piece } of inOrder(table, now)) {
    if (remainingMs() < reserveMs) break;
    if (kind === "RECONCILE") await attempt(kind, piece.PK, () => compare(userOf(piece.PK)));
    else if (kind === "SYNC") await attempt(kind, "a batch", () => deliveries.put(piece));
    else await attempt(kind, piece.PK, () => workOf[kind](table, piece, now(), holders));
  }
  await attempt("SYNC", "a batch", () => deliveries.empty());
  if (keepDemonstrations) await attempt("DEMONSTRATION", "links", () => keepDemonstrations(now()));
  if (assertEventsArrive) await attempt("EVENTS", "Stripe", () => assertEventsArrive(now()));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pieces of due work failed.`);
}

/** What people were promised by a date. It loads no plays, so no play can be made that ends a run before it's done. */
const deletions: readonly DueKind[] = ["LEAVE", "BIN", "PURGE"];

/** Yields the deletions that are due, and then everything else. Reports what has been due for days. */
async function* inOrder(table: Table, now: Clock): AsyncGenerator<DueItem> {
  const reported = new Set<DueKind>();
  for (const isFirst of [true, false]) {
    for await (const item of listDueItems(table, now())) {
      if (deletions.includes(item.kind) !== isFirst) continue;
      if (isOverdue(item, now()) && !reported.has(item.kind)) {
        reported.add(item.kind);
        log("error", alarmingLines.overdue, { kind: item.kind, day: item.day });
      }
      yield item;
    }
  }
}

/** Compares subscriptions one after the other, until Stripe does not answer or there were enough. */
function comparison(reconcile: Reconcile | undefined, now: Clock) {
  let left = reconcile ? maxReconciled : 0;
  return async (userId: UserId): Promise<void> => {
    if (!reconcile || left === 0) return;
    left = (await reconcile(userId, now())) ? left - 1 : 0;
  };
}

/** Delivers the due ones of these to the CRM. Returns false if it doesn't respond. */
type DeliverContacts = (keys: readonly Key[], now: Date) => Promise<boolean>;

/** Collects contact updates into batches. Once the CRM stops responding, the rest waits for the next sweep. */
function contactDeliveries(deliver: DeliverContacts, now: Clock) {
  let keys: Key[] = [];
  let isOpen = true;
  const empty = async () => {
    const batch = keys;
    keys = [];
    if (isOpen && batch.length > 0) isOpen = await deliver(batch, now());
  };
  return {
    put: async (key: Key): Promise<void> => {
      keys.push(key);
      if (keys.length === deliveryBatchSize) await empty();
    },
    empty,
  };
}
