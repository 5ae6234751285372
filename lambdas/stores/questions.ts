import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { guidedQuestion } from "#domain/api/feedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { findItem, type Key, type Table } from "./table.ts";

const keyOf = (playId: PlayId): Key => ({ PK: `PLAY#${playId}`, SK: "QUESTIONS" });

const stored = z.object({ questions: z.array(guidedQuestion) });

/** The play's guided questions, in the author's order. */
export async function listQuestions(table: Table, playId: PlayId): Promise<GuidedQuestion[]> {
  const item = await findItem(table, keyOf(playId), { consistent: true });
  return item ? stored.parse(item).questions : [];
}

export async function putQuestions(table: Table, playId: PlayId, questions: readonly GuidedQuestion[]): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keyOf(playId), questions } }));
}
