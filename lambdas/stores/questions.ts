import * as z from "zod";
import { guidedQuestion } from "#domain/api/feedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { noteQuestions, type PlayOfOwner } from "./feedbackCounts.ts";
import { noSuchPlay } from "./heads.ts";
import { findItem, type Key, type Table, transact } from "./table.ts";

const keyOf = (playId: PlayId): Key => ({ PK: `PLAY#${playId}`, SK: "QUESTIONS" });

const stored = z.object({ questions: z.array(guidedQuestion) });

/** Lists the play's guided questions in the author's order. */
export async function listQuestions(table: Table, playId: PlayId): Promise<GuidedQuestion[]> {
  const item = await findItem(table, keyOf(playId), { consistent: true });
  return item ? stored.parse(item).questions : [];
}

/** Stores the questions and records on the play's card whether there are any. */
export async function storeQuestions(
  table: Table,
  play: PlayOfOwner,
  questions: readonly GuidedQuestion[],
): Promise<void> {
  const Item = { ...keyOf(play.playId), questions };
  const failed = await transact(table, [
    { Put: { TableName: table.name, Item } },
    noteQuestions(table, play, questions.length > 0),
  ]);
  if (failed.length > 0) throw noSuchPlay();
}
