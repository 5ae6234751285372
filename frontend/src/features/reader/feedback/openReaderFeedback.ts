import type { ReadingCopy } from "../copy/readingCopy.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { createMargin } from "./createMargin.ts";
import { FeedbackButton } from "./FeedbackButton.tsx";
import { FeedbackPane } from "./FeedbackPane.tsx";
import { FeedbackSummary } from "./FeedbackSummary.tsx";
import { openFeedbackQueue, retryWhenOnline } from "./openFeedbackQueue.ts";

/** Opens everything that comments need. This code loads once the text is on the screen. */
export function openReaderFeedback(link: ReaderLink, book: ReadingCopy) {
  const queue = openFeedbackQueue(link);
  return {
    queue,
    margin: createMargin(book),
    Button: FeedbackButton,
    Room: FeedbackPane,
    Ending: FeedbackSummary,
    close: retryWhenOnline(queue),
  } as const;
}

export type ReaderFeedback = ReturnType<typeof openReaderFeedback>;
