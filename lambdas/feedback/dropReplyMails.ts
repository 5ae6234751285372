import type { PlayId } from "#domain/play/play.ts";
import { findFeedback, listOfReader, type StoredFeedback } from "#lambdas/stores/feedback.ts";
import { readerIdOf } from "#lambdas/stores/feedbackReaders.ts";
import { deleteReplyMails, findReplyMails } from "#lambdas/stores/replyMails.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Turns off e-mails about replies after the reader's last comment was deleted: there's nothing left to reply to. */
export async function dropReplyMails(
  table: Table,
  playId: PlayId,
  { shareId, keyHash }: Pick<StoredFeedback, "shareId" | "keyHash">,
  now: Date,
): Promise<void> {
  const readerId = readerIdOf(keyHash);
  if (!(await findReplyMails(table, playId, readerId, now))) return;
  // The index may still list comments that are deleted.
  for (const { feedbackId } of await listOfReader(table, shareId, keyHash)) {
    if (await findFeedback(table, playId, feedbackId)) return;
  }
  await deleteReplyMails(table, playId, readerId);
}
