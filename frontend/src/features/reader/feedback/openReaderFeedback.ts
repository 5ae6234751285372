import { nanoid } from "nanoid";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { FeedbackButton } from "./FeedbackButton.tsx";
import { FeedbackPane } from "./FeedbackPane.tsx";
import { FeedbackSummary } from "./FeedbackSummary.tsx";
import { openFeedbackApi } from "./feedbackApi.ts";
import { createFeedbackQueue, type FeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** Opens everything that comments need, except their marks in the text. This code loads once the text is on the screen. */
export function openReaderFeedback(link: ReaderLink, play: SharedPlayAnswer) {
  const queue = openFeedbackQueue(link, play);
  return {
    queue,
    Button: FeedbackButton,
    Room: FeedbackPane,
    Ending: FeedbackSummary,
    close: retryWhenOnline(queue),
  } as const;
}

export type ReaderFeedback = ReturnType<typeof openReaderFeedback>;

/** Opens this browser's feedback queue for a link. */
const openFeedbackQueue = (link: ReaderLink, { demonstration, asOf }: SharedPlayAnswer): FeedbackQueue =>
  createFeedbackQueue({
    examples: demonstration?.comments,
    asOf,
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
function retryWhenOnline(queue: FeedbackQueue): () => void {
  const over = new AbortController();
  const { signal } = over;
  const wake = () => document.visibilityState === "visible" && queue.wake();
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  queue.wake();
  return () => over.abort();
}
