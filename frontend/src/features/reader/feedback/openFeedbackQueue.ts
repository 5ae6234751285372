import { nanoid } from "nanoid";
import type { ReaderLink } from "../opening/readerLink.ts";
import { openFeedbackApi } from "./feedbackApi.ts";
import { createFeedbackQueue, type FeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** This browser's desk for a link. */
export const openFeedbackQueue = (link: ReaderLink): FeedbackQueue =>
  createFeedbackQueue({
    notebook: openLocalFeedbackStore(link),
    post: openFeedbackApi(link),
    newId: nanoid,
    now: () => new Date().toISOString(),
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
  });

/** Sends what waits whenever there may be a line again, and looks for answers when the reader comes back. Answers how to stop. */
export function retryWhenOnline(desk: FeedbackQueue): () => void {
  const over = new AbortController();
  const { signal } = over;
  const wake = () => document.visibilityState === "visible" && desk.wake();
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  desk.wake();
  return () => over.abort();
}
