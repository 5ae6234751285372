import type { PlayId, UserId } from "#domain/play/play.ts";
import { changeCard } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";

export interface Renaming {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly title: string;
  readonly now: Date;
}

export const renamePlay = (table: Table, { userId, playId, title, now }: Renaming) =>
  changeCard(table, userId, playId, { title }, now);
