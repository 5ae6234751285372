import * as z from "zod";
import { cleanLine } from "../feedback/cleanText.ts";
import { feedbackStates, maxFeedbackLength, maxQuestions, quoteChecks, type ReaderId } from "../feedback/feedback.ts";
import { maxPlaceLength } from "../play/anchors/limits.ts";
import { contract } from "./contract.ts";
import { answeredFeedback, feedbackId, feedbackText, guidedQuestion } from "./feedback.ts";
import { instant, noBody, nothing, playId, shareId } from "./shapes.ts";

/** Identifies a reader by their browser's key and the link. It gives no access. */
export const readerId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{12}$/)
  .transform((id) => id as ReaderId);

/** A comment as the author sees it. `places` are the letters of the document that each range covers: see `placesOf`. */
export const feedbackEntry = z.object({
  ...answeredFeedback,
  shareId,
  /** The link's label at the time of the comment, because a revoked link has none. */
  linkLabel: z.string().optional(),
  readerId,
  /** In the order of the readers' first comments; absent on old comments. */
  readerNumber: z.int().min(1).optional(),
  name: z.string(),
  email: z.string(),
  /** Whether the link showed the quoted text: see `quoteChecks`. */
  quoteCheck: z.enum(quoteChecks).optional(),
  places: z.array(z.base64().max(maxPlaceLength).nullable()).optional(),
  /** The draft that the link showed; absent on old comments. */
  draft: z.object({ line: z.string(), asOf: instant }).optional(),
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

export const blockedReader = z.object({ readerId, name: z.string(), blockedAt: instant });
export type BlockedReader = z.output<typeof blockedReader>;

const ofMyPlay = { who: "owner", play: "open", query: nothing } as const;
/** On a plan without feedback, existing comments are kept until the author has one that includes it. */
const feedbackOfMyPlay = { ...ofMyPlay, requires: "feedback" } as const;
const onePlay = z.strictObject({ playId });
const oneOfThem = z.strictObject({ playId, feedbackId });

/** Lists the play's comments, in pages and in no order. */
export const listFeedback = contract({
  ...feedbackOfMyPlay,
  method: "GET",
  path: "/plays/{playId}/feedback",
  params: onePlay,
  query: z.strictObject({ cursor: z.string().max(400).optional() }),
  body: noBody,
  response: z.object({
    feedback: z.array(feedbackEntry),
    /** When the author last looked at all comments; null means never. */
    seenAt: instant.nullable(),
    /** Up to when comments are marked as read; null means never. */
    readAt: instant.nullable(),
    /** The play's active links; only on the first page. */
    links: z.array(z.object({ shareId, label: z.string() })).optional(),
    /** Readers who can't leave feedback; only on the first page. */
    blocked: z.array(blockedReader).optional(),
    cursor: z.string().optional(),
  }),
});

/** Resolves a comment or reopens it. */
export const patchFeedback = contract({
  ...feedbackOfMyPlay,
  method: "PATCH",
  path: "/plays/{playId}/feedback/{feedbackId}",
  params: oneOfThem,
  body: z.strictObject({ state: z.enum(feedbackStates) }),
  response: feedbackEntry,
});

/** Permanently deletes a comment. If it's already deleted, nothing changes. */
export const deleteFeedback = contract({
  ...feedbackOfMyPlay,
  method: "DELETE",
  path: "/plays/{playId}/feedback/{feedbackId}",
  params: oneOfThem,
  body: noBody,
  response: z.object({ feedbackId }),
});

/** Replies to a reader. They see it when they open the same link again on the same device. */
export const replyToFeedback = contract({
  ...feedbackOfMyPlay,
  method: "POST",
  path: "/plays/{playId}/feedback/{feedbackId}/replies",
  params: oneOfThem,
  body: z.strictObject({ text: feedbackText(maxFeedbackLength) }),
  response: feedbackEntry,
});

/** Records that the author has seen every comment up to now. */
export const markFeedbackSeen = contract({
  ...feedbackOfMyPlay,
  method: "PUT",
  path: "/plays/{playId}/feedback/seen",
  params: onePlay,
  body: noBody,
  response: z.object({ seenAt: instant }),
});

/** Marks every comment up to this moment as read. */
export const markFeedbackRead = contract({
  ...feedbackOfMyPlay,
  method: "PUT",
  path: "/plays/{playId}/feedback/read",
  params: onePlay,
  body: z.strictObject({ upTo: instant }),
  response: z.object({ readAt: instant }),
});

const oneReader = z.strictObject({ playId, readerId });

/** Deletes all comments of one reader. */
export const deleteReaderFeedback = contract({
  ...feedbackOfMyPlay,
  method: "DELETE",
  path: "/plays/{playId}/readers/{readerId}/feedback",
  params: oneReader,
  body: noBody,
  response: z.object({ deleted: z.int().min(0) }),
});

/** Blocks this reader's browser from leaving feedback. The name is the one that the author's list shows. */
export const blockReader = contract({
  ...feedbackOfMyPlay,
  method: "PUT",
  path: "/plays/{playId}/readers/{readerId}/block",
  params: oneReader,
  body: z.strictObject({ name: z.string().max(200).transform(cleanLine).pipe(z.string().max(100)) }),
  response: blockedReader,
});

/** Lets this reader leave feedback again. If they aren't blocked, nothing changes. */
export const unblockReader = contract({
  ...feedbackOfMyPlay,
  method: "DELETE",
  path: "/plays/{playId}/readers/{readerId}/block",
  params: oneReader,
  body: noBody,
  response: z.object({ readerId }),
});

const questions = z.object({ questions: z.array(guidedQuestion).max(maxQuestions) });

/** Lists the play's guided questions. */
export const getQuestions = contract({
  ...ofMyPlay,
  method: "GET",
  path: "/plays/{playId}/questions",
  params: onePlay,
  body: noBody,
  response: questions,
});

/** Sets the play's guided questions, in order. Asking any requires a plan that includes them. */
export const putQuestions = contract({
  ...ofMyPlay,
  method: "PUT",
  path: "/plays/{playId}/questions",
  params: onePlay,
  body: questions,
  response: questions,
});
