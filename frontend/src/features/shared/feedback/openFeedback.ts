import type { Book } from "../book/book.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { createMargin } from "./createMargin.ts";
import { Ending } from "./Ending.tsx";
import { FeedbackButton } from "./FeedbackButton.tsx";
import { FeedbackRoom } from "./FeedbackRoom.tsx";
import { keepAwake, openDesk } from "./openDesk.ts";

/** All that readers' feedback needs, in one piece of code that comes when the text is on the screen. */
export function openFeedback(link: ReaderLink, book: Book) {
  const desk = openDesk(link);
  return {
    desk,
    margin: createMargin(book),
    Button: FeedbackButton,
    Room: FeedbackRoom,
    Ending,
    close: keepAwake(desk),
  } as const;
}

export type Feedback = ReturnType<typeof openFeedback>;
