import * as z from "zod";
import { cleanLine, cleanText } from "../feedback/cleanText.ts";
import {
  type FeedbackId,
  feedbackIdPattern,
  feedbackKinds,
  feedbackStates,
  maxFeedbackLength,
  maxQuoteLength,
  maxRanges,
} from "../feedback/feedback.ts";
import { blockId, instant } from "./shapes.ts";

export const feedbackId = z
  .string()
  .regex(feedbackIdPattern)
  .transform((id) => id as FeedbackId);

/**
 * Text that somebody else will read. It's cleaned before its length is checked; anything twice as long is refused
 * first.
 */
export const feedbackText = (longest: number) =>
  z
    .string()
    .max(2 * longest)
    .transform(cleanText)
    .pipe(z.string().min(1).max(longest));

const questionId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const guidedQuestion = z.strictObject({ id: questionId, text: feedbackText(500) });

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
  text: feedbackText(maxFeedbackLength),
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
  reply: z.strictObject({ replyId: feedbackId, text: feedbackText(maxFeedbackLength) }),
});

export const answeredFeedback = {
  ...said,
  at: instant,
  editedAt: instant.optional(),
  state: z.enum(feedbackStates),
  replies: z.array(reply),
};

/** A comment as the reader who left it sees it. */
export const ownFeedback = z.object({ ...answeredFeedback, name: z.string(), email: z.string() });
export type OwnFeedback = z.output<typeof ownFeedback>;
