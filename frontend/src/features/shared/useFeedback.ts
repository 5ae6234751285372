import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { Book } from "./book/book.ts";
import type { Feedback } from "./feedback/openFeedback.ts";
import type { ReaderLink } from "./opening/readerLink.ts";

/** What is said about the play; undefined until the text is on the screen, and where no feedback is asked for. */
export function useFeedback(play: SharedPlayAnswer, link: ReaderLink, book: Book): Feedback | undefined {
  const [feedback, setFeedback] = useState<Feedback>();
  useEffect(() => {
    if (play.feedback === "none") return;
    let isOver = false;
    let close = () => {};
    const open = ({ openFeedback }: typeof import("./feedback/openFeedback.ts")) => {
      if (isOver) return;
      const opened = openFeedback(link, book);
      close = opened.close;
      setFeedback(opened);
    };
    // Without its code the play can be read all the same; it is asked for again with the next visit.
    import("./feedback/openFeedback.ts").then(open, () => undefined);
    return () => {
      isOver = true;
      close();
    };
  }, [play, link, book]);
  return feedback;
}
