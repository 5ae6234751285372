import * as z from "zod";
import { cleanLine, cleanText } from "../feedback/cleanText.ts";
import {
  type FeedbackId,
  feedbackIdPattern,
  feedbackKinds,
  feedbackStates,
  maxFeedbackLength,
  maxQuestions,
  maxQuoteLength,
  maxRanges,
  quoteChecks,
  type ReaderId,
} from "../feedback/feedback.ts";
import { maxPlaceLength } from "../play/anchors/limits.ts";
import { contract } from "./contract.ts";
import { blockId, instant, noBody, nothing, playId, shareId } from "./shapes.ts";

export const feedbackId = z
  .string()
  .regex(feedbackIdPattern)
  .transform((id) => id as FeedbackId);

/**
 * Text that somebody else will read. It's cleaned before its length is checked; anything twice as long is refused
 * first.
 */
const words = (longest: number) =>
  z
    .string()
    .max(2 * longest)
    .transform(cleanText)
    .pipe(z.string().min(1).max(longest));

const questionId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const guidedQuestion = z.strictObject({ id: questionId, text: words(500) });

const reply = z.object({
  text: z.string(),
  at: instant,
  /** Absent on replies of earlier releases, which are the author's. */
  by: z.enum(["author", "reader"]).default("author"),
  /** Only a reader's reply has one, so that a repeated request is stored once. */
  replyId: feedbackId.optional(),
});

/** A passage in one block. The quote of a long range is its beginning. */
export const quotedRange = z
  .strictObject({
    blockId,
    start: z.int().min(0),
    end: z.int().min(1).max(1_000_000),
    quote: z.string().min(1).max(maxQuoteLength),
  })
  .refine(({ start, end }) => start < end, "A range ends after its start.");
export const passage = z.strictObject({
  sequence: z.int().min(0),
  ranges: z.array(quotedRange).min(1).max(maxRanges),
});

const said = {
  feedbackId,
  kind: z.enum(feedbackKinds),
  text: words(maxFeedbackLength),
  passage: passage.optional(),
  /** Only for the kind `answer`. */
  questionId: questionId.optional(),
};

/** A new comment from a reader. */
export const newFeedback = z
  .strictObject({
    ...said,
    name: z.string().max(160).transform(cleanLine).pipe(z.string().max(80)).default(""),
    email: z.union([z.literal(""), z.email().max(254)]).default(""),
    /** When the text that the page showed was changed last. */
    asOf: instant.optional(),
  })
  .refine(({ kind, questionId: asked }) => (kind === "answer") === (asked !== undefined), {
    path: ["questionId"],
    message: "An answer names its question, and nothing else does.",
  });

/** What a reader can change about it later. */
export const changedFeedback = z
  .strictObject({ kind: z.enum(feedbackKinds).exclude(["answer"]), text: said.text })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Include at least one change.");

/** A reader's answer to a reply of the author's. */
export const readersReply = z.strictObject({
  reply: z.strictObject({ replyId: feedbackId, text: words(maxFeedbackLength) }),
});

const answered = {
  ...said,
  at: instant,
  editedAt: instant.optional(),
  state: z.enum(feedbackStates),
  replies: z.array(reply),
};

/** A comment as the reader who left it sees it. */
export const ownFeedback = z.object({ ...answered, name: z.string(), email: z.string() });
export type OwnFeedback = z.output<typeof ownFeedback>;

/** Identifies a reader by their browser's key and the link. It gives no access. */
export const readerId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{12}$/)
  .transform((id) => id as ReaderId);

/** A comment as the author sees it. `places` are the letters of the document that each range covers: see `placesOf`. */
export const feedbackEntry = z.object({
  ...answered,
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
  body: z.strictObject({ text: words(maxFeedbackLength) }),
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
