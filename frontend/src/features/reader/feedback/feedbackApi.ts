import type * as z from "zod";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import { deleteOwnFeedback, leaveFeedback, listOwnFeedback, patchOwnFeedback } from "#domain/api/readerFeedback.ts";
import { call } from "#frontend/platform/call.ts";
import { findPass, type ReaderLink } from "../opening/readerLink.ts";
import type { PendingRequest } from "./localFeedbackStore.ts";

/** What the server has of a reader: their comments, and whether replies are e-mailed to them. */
type ListedFeedback = z.output<typeof listOwnFeedback.response>;

/** The feedback routes, called with the reader's key. All functions throw `Refused`. */
export interface FeedbackApi {
  readonly list: (key: string) => Promise<ListedFeedback>;
  /**
   * Runs a pending request. Returns the comment as it is afterward; undefined if it was deleted. Running it twice
   * changes nothing more.
   */
  readonly run: (key: string, request: PendingRequest) => Promise<OwnFeedback | undefined>;
}

export function openFeedbackApi(link: ReaderLink): FeedbackApi {
  const { token } = link;
  const as = (key: string) => ({ reader: { key, pass: findPass(link) } });
  return {
    list: (key) => call(listOwnFeedback, { params: { token }, ...as(key) }),
    async run(key, request) {
      if (request.does === "leave")
        return call(leaveFeedback, { params: { token }, body: request.feedback, keepalive: true, ...as(key) });
      const params = { token, feedbackId: request.feedbackId };
      if (request.does === "takeBack") {
        await call(deleteOwnFeedback, { params, ...as(key) });
        return undefined;
      }
      if (request.does === "answer") {
        const { replyId, text } = request;
        return call(patchOwnFeedback, { params, body: { reply: { replyId, text } }, keepalive: true, ...as(key) });
      }
      const { kind, text } = request;
      // An answer to a question stays an answer; only its text changes.
      return call(patchOwnFeedback, { params, body: kind === "answer" ? { text } : { kind, text }, ...as(key) });
    },
  };
}
