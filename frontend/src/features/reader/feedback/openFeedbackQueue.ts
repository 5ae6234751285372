import { nanoid } from "nanoid";
import type { ReaderLink } from "../opening/readerLink.ts";
import { openFeedbackApi } from "./feedbackApi.ts";
import { createFeedbackQueue, type FeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** Opens this browser's feedback queue for a link. */
export const openFeedbackQueue = (link: ReaderLink): FeedbackQueue =>
  createFeedbackQueue({
    notebook: openLocalFeedbackStore(link),
    post: openFeedbackApi(link),
    newId: nanoid,
    now: () => new Date().toISOString(),
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
  });

/**
 * Sends waiting requests when the browser may be online again, and fetches replies when the reader comes back. Returns
 * a function that stops it.
 */
export function retryWhenOnline(desk: FeedbackQueue): () => void {
  const over = new AbortController();
  const { signal } = over;
  const wake = () => document.visibilityState === "visible" && desk.wake();
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  desk.wake();
  return () => over.abort();
}
