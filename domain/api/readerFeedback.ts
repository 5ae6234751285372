import * as z from "zod";
import { interfaceLanguages } from "../account/interfaceLanguages.ts";
import { contract } from "./contract.ts";
import { changedFeedback, feedbackId, newFeedback, ownFeedback, readersReply } from "./feedback.ts";
import { noBody } from "./shapes.ts";
import { withToken } from "./withToken.ts";

const oneOfMine = withToken.params.extend({ feedbackId });

/** E-mails to a reader when the author replies. Until the reader has confirmed the address, none are sent. */
export const replyMails = z.object({ email: z.string(), isConfirmed: z.boolean() });
export type ReplyMails = z.output<typeof replyMails>;

/**
 * Lists what the reader with this key said through this link, with the author's replies. From then on, the reader has seen these
 * replies, so the next one may be e-mailed.
 */
export const listOwnFeedback = contract({
  ...withToken,
  method: "GET",
  path: "/shared/{token}/feedback",
  body: noBody,
  response: z.object({
    feedback: z.array(ownFeedback),
    /** Null if they're off; absent if this link or this site doesn't offer them. */
    replyMails: replyMails.nullable().optional(),
  }),
});

/** Leaves a comment under an ID that the browser chose. The same ID twice is one comment. */
export const leaveFeedback = contract({
  ...withToken,
  method: "POST",
  path: "/shared/{token}/feedback",
  switchedBy: "feedback",
  body: newFeedback,
  response: ownFeedback,
});

/**
 * Turns e-mails about replies on or off, for all of a reader's comments with this link. Turning them on sends an e-mail with a link to
 * confirm the address, and replaces an earlier address.
 */
export const replyMailsWanted = z.strictObject({
  replyMails: z.strictObject({ email: z.email().max(254), language: z.enum(interfaceLanguages) }).nullable(),
});

/**
 * Changes a comment of the reader with this key, or adds their answer to a reply of the author's. Who has a comment that the author can
 * reply to can also turn e-mails about replies on and off. That's no route of its own because a stack holds 500 resources.
 */
export const patchOwnFeedback = contract({
  ...withToken,
  method: "PATCH",
  path: "/shared/{token}/feedback/{feedbackId}",
  switchedBy: "feedback",
  params: oneOfMine,
  body: z.union([changedFeedback, readersReply, replyMailsWanted]),
  response: ownFeedback.extend({ replyMails: replyMails.nullable().optional() }),
});

/** Deletes a comment of the reader with this key. If it's already deleted, nothing changes. */
export const deleteOwnFeedback = contract({
  ...withToken,
  method: "DELETE",
  path: "/shared/{token}/feedback/{feedbackId}",
  params: oneOfMine,
  body: noBody,
  response: z.object({ feedbackId }),
});
