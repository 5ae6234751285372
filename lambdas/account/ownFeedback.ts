import { feedbackId } from "#domain/api/feedback.ts";
import { playId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { listStoredFeedback, type StoredFeedback } from "#lambdas/stores/feedback.ts";
import { listPlaysWithFeedback } from "#lambdas/stores/feedbackCounts.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import type { Table } from "#lambdas/stores/table.ts";

const pageSize = 200;

export interface OwnFeedbackPage {
  readonly feedback: Record<string, unknown>[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

/**
 * Returns a page of a person's guided questions and the feedback on their plays, on any plan, from the previous page's
 * cursor on.
 */
export async function ownFeedbackPage(table: Table, userId: UserId, place?: string): Promise<OwnFeedbackPage> {
  const from = place === undefined ? undefined : readPlace(place);
  const plays = (await listPlaysWithFeedback(table, userId)).filter((id) => !from || id >= from.playId);
  const [play, following] = plays;
  if (!play) return { feedback: [], next: undefined };
  const after = play === from?.playId ? from.after : undefined;
  const [page, questions] = await Promise.all([
    listStoredFeedback(table, play, { after, limit: pageSize }),
    after === undefined ? listQuestions(table, play) : [],
  ]);
  const asked = questions.length > 0 ? [{ playId: play, questions }] : [];
  return {
    feedback: [...asked, ...page.feedback.map((one) => ({ playId: play, ...withoutInternals(one) }))],
    next: page.next ? `${prefix}${play}/${page.next}` : following && `${prefix}${following}`,
  };
}

/** Leaves out what only our code can use: the hash of the reader's key and the places of the passage. */
const withoutInternals = ({ keyHash: _, places: __, ...visible }: StoredFeedback) => visible;

const prefix = "feedback/";

export const isFeedbackPlace = (place: string): boolean => readPlace(place) !== undefined;

function readPlace(place: string) {
  if (!place.startsWith(prefix)) return undefined;
  const [play, after] = place.slice(prefix.length).split("/");
  const parsed = { playId: playId.safeParse(play).data, after: feedbackId.optional().safeParse(after) };
  return parsed.playId && parsed.after.success ? { playId: parsed.playId, after: parsed.after.data } : undefined;
}
