import * as z from "zod";
import { contract } from "./contract.ts";
import { changedFeedback, feedbackId, newFeedback, ownFeedback } from "./feedback.ts";
import { noBody } from "./shapes.ts";
import { withToken } from "./shared.ts";

const oneOfMine = withToken.params.extend({ feedbackId });

export const listOwnFeedback = contract({
  ...withToken,
  method: "GET",
  path: "/shared/{token}/feedback",
  summary: "What the reader with this key said by this link, with the author's answers.",
  body: noBody,
  response: z.object({ feedback: z.array(ownFeedback) }),
});

export const leaveFeedback = contract({
  ...withToken,
  method: "POST",
  path: "/shared/{token}/feedback",
  summary: "Leaves feedback under an id that the browser chose. The same id twice is one.",
  body: newFeedback,
  response: ownFeedback,
});

export const patchOwnFeedback = contract({
  ...withToken,
  method: "PATCH",
  path: "/shared/{token}/feedback/{feedbackId}",
  summary: "Changes what the reader with this key said.",
  params: oneOfMine,
  body: changedFeedback,
  response: ownFeedback,
});

export const deleteOwnFeedback = contract({
  ...withToken,
  method: "DELETE",
  path: "/shared/{token}/feedback/{feedbackId}",
  summary: "Takes back what the reader with this key said. Gone already: nothing changes.",
  params: oneOfMine,
  body: noBody,
  response: z.object({ feedbackId }),
});
