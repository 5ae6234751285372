import { playId, userId } from "#domain/api/shapes.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type DueKind, type DuePiece, piecesDue } from "#lambdas/stores/due.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { clearPlay } from "./clearPlay.ts";
import { compactPlay } from "./compactPlay.ts";
import { type Holders, leave } from "./leave.ts";
import { purgeAgain, purgePlay } from "./purgePlay.ts";

type Work = (table: Table, piece: DuePiece, now: Date, holders: Holders) => Promise<void>;

/** Which noun does which piece. Each looks at the truth first, may die anywhere and may be done twice. */
const workOf: Readonly<Record<DueKind, Work>> = {
  BIN: (table, { PK, SK }, now) => purgePlay(table, userOf(PK), playOf(SK), now),
  PURGE: (table, { PK }, now) => purgeAgain(table, playOf(PK), now),
  COMPACT: (table, { PK }, now) => compactPlay(table, playOf(PK), now),
  LEAVE: (table, { PK }, now, holders) => leave({ table, ...holders }, userOf(PK), now),
  CLEAR: (table, { PK, SK }, now) => clearPlay(table, playOf(PK), { PK, SK }, now),
};

const playOf = (key: string): PlayId => playId.parse(key.replace(/^PLAY#/, ""));
const userOf = (key: string): UserId => userId.parse(key.replace(/^(USER|CLOSED)#/, ""));

/** For a stage without people. */
const nobody: Holders = { pool: { lock: async () => {}, remove: async () => {} }, elsewhere: [] };

/** A piece may take so long; none is begun with less time than that. */
const reserveMs = 30_000;

/** Does what is due while there is time. One piece that fails stops no other; at the end it raises the alarm. */
export async function sweep(
  table: Table,
  now: Clock,
  remainingMs: () => number,
  holders: Holders = nobody,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const piece of piecesDue(table, now())) {
    if (remainingMs() < reserveMs) break;
    try {
      await workOf[piece.kind](table, piece, now(), holders);
    } catch (error) {
      onUnexpected(error, { kind: piece.kind, piece: piece.PK });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pieces of due work failed.`);
}
