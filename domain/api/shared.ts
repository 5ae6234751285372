import * as z from "zod";
import { forEachField } from "../play/front/frontFields.ts";
import { blockKinds } from "../play/play.ts";
import { contract } from "./contract.ts";
import { guidedQuestion, ownFeedback } from "./feedback.ts";
import { readerPass } from "./readerHeaders.ts";
import { blockId, instant, noBody, nothing } from "./shapes.ts";
import { withToken } from "./withToken.ts";

/** Refusal codes: the link requires its password (or a new pass), and its feedback is closed. */
export const passwordNeeded = "password-needed";
export const feedbackClosed = "feedback-closed";

const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
});

const block = z.object({
  id: blockId,
  kind: z.enum(blockKinds),
  text: z.array(span).readonly(),
  simultaneous: z.literal(true).optional(),
});

const character = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).readonly(),
  age: z.string(),
  gender: z.string(),
  description: z.string(),
  doubling: z.string(),
});

/** Who speaks, and the texts of their cues. */
const speaker = z.object({ name: z.string(), isGroup: z.boolean(), cues: z.array(z.string()).readonly() });

/** Without the limit of length: on a blind link, a bar may be longer than the name that it hides. */
const askedQuestion = z.object({ ...guidedQuestion.shape, text: z.string() });

export const sharedPlay = z.object({
  /** A function of an earlier release doesn't send the fields that came later. */
  front: z.object({ ...forEachField(() => z.string().default("")), characters: z.array(character).readonly() }),
  blocks: z.array(block).readonly(),
  /** Roles, then groups. A function of an earlier release doesn't send them. */
  speakers: z.array(speaker).readonly().optional(),
  pageLayout: z
    .object({
      layout: z.string().optional(),
      paper: z.string().optional(),
      changes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    })
    .optional(),
  /** A BCP 47 tag; absent if neither the play nor its author's account has one. */
  language: z.string().optional(),
  /** The number in the play's log. Feedback sends it back. */
  sequence: z.int().min(0),
  /** Whether it isn't the whole play. */
  isPart: z.boolean(),
  isBlind: z.boolean(),
  /** When the text was like this. For a live link, the time of the last change. */
  asOf: instant,
  isLive: z.boolean(),
  mayDownload: z.boolean(),
  /** Whether the author sees which scene the reader read last. A function of an earlier release doesn't send it. */
  tellsLastScene: z.boolean().default(false),
  /** `closed`: the link takes feedback, but its author's plan currently doesn't include it. */
  feedback: z.enum(["open", "closed", "none"]),
  /** Shown at the end if feedback is open. */
  questions: z.array(askedQuestion),
  /** When the link expires, if it does: a browser that has stored the play doesn't open it afterward. */
  endsAt: instant.optional(),
  /** What the author tells everybody who opens a live link. On a blind link, without the author's names. */
  announcement: z.object({ text: z.string(), at: instant }).optional(),
  /** Only behind a personal link: the name that comments through it carry. */
  reader: z.object({ name: z.string() }).optional(),
  /** Only behind a link that shows how Ghostlight works: comments that every reader sees. */
  demonstration: z.object({ comments: z.array(ownFeedback) }).optional(),
});
export type SharedPlayAnswer = z.output<typeof sharedPlay>;

/**
 * Returns what the link shows. Unknown, revoked and expired links are refused in the same way; one with a password is
 * refused with code `password-needed`. Nothing is counted as an open, because programs that check links read them, too.
 */
export const readSharedPlay = contract({
  ...withToken,
  method: "GET",
  path: "/shared/{token}",
  switchedBy: "sharing",
  /** Sent by pages of earlier releases, when reading was counted as an open. */
  query: z.strictObject({ by: z.literal("author").optional() }),
  body: noBody,
  response: sharedPlay,
});

/** Returns whether the link shows a newer text than the one with these marks. It isn't counted as an open. */
export const checkSharedPlay = contract({
  ...withToken,
  method: "GET",
  path: "/shared/{token}/newer",
  switchedBy: "sharing",
  query: z.strictObject({ sequence: z.coerce.number().int().min(0), asOf: instant }),
  body: noBody,
  response: z.object({ isNewer: z.boolean() }),
});

/**
 * Counts an open once a person has scrolled, clicked or typed (`isNew`), and stores the scene that was read last if the link says
 * so to its readers. The author's own browser doesn't send it.
 */
export const noteVisit = contract({
  ...withToken,
  method: "POST",
  path: "/shared/{token}/visits",
  switchedBy: "sharing",
  body: z.strictObject({ isNew: z.boolean(), lastScene: blockId.optional() }),
  response: nothing,
});

/** Returns a pass of one hour for the link's password. Attempts are limited. */
export const unlockSharedPlay = contract({
  ...withToken,
  method: "POST",
  path: "/shared/{token}/unlock",
  switchedBy: "sharing",
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  response: z.object({ pass: readerPass, endsAt: instant }),
});
