import { nanoid } from "nanoid";
import type { ReaderLink } from "../opening/readerLink.ts";
import { openFeedbackApi } from "./feedbackApi.ts";
import { createFeedbackQueue, type FeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** Opens this browser's feedback queue for a link. */
export const openFeedbackQueue = (link: ReaderLink): FeedbackQueue =>
  createFeedbackQueue({
    localStore: openLocalFeedbackStore(link),
    post: openFeedbackApi(link),
    newId: nanoid,
    now: () => new Date().toISOString(),
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
  });

/**
 * Sends waiting requests when the browser may be online again, and fetches replies when the reader comes back. Returns
 * a function that stops it.
 */
export function retryWhenOnline(queue: FeedbackQueue): () => void {
  const over = new AbortController();
  const { signal } = over;
  const wake = () => document.visibilityState === "visible" && queue.wake();
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  queue.wake();
  return () => over.abort();
}
