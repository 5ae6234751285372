import * as z from "zod";
import { contract } from "./contract.ts";
import { changedFeedback, feedbackId, newFeedback, ownFeedback, readersReply } from "./feedback.ts";
import { noBody } from "./shapes.ts";
import { withToken } from "./shared.ts";

const oneOfMine = withToken.params.extend({ feedbackId });

/** Lists what the reader with this key said through this link, with the author's replies. */
export const listOwnFeedback = contract({
  ...withToken,
  method: "GET",
  path: "/shared/{token}/feedback",
  body: noBody,
  response: z.object({ feedback: z.array(ownFeedback) }),
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

/** Changes a comment of the reader with this key, or adds their answer to a reply of the author's. */
export const patchOwnFeedback = contract({
  ...withToken,
  method: "PATCH",
  path: "/shared/{token}/feedback/{feedbackId}",
  switchedBy: "feedback",
  params: oneOfMine,
  body: z.union([changedFeedback, readersReply]),
  response: ownFeedback,
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
