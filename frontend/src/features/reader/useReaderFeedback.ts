import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { ReadingCopy } from "./copy/readingCopy.ts";
import type { ReaderFeedback } from "./feedback/openReaderFeedback.ts";
import type { ReaderLink } from "./opening/readerLink.ts";

/**
 * Returns the reader's comments; undefined until the text is on the screen, and if the link doesn't accept comments.
 */
export function useReaderFeedback(
  play: SharedPlayAnswer,
  link: ReaderLink,
  book: ReadingCopy,
): ReaderFeedback | undefined {
  const [feedback, setFeedback] = useState<ReaderFeedback>();
  useEffect(() => {
    if (play.feedback === "none") return;
    let isOver = false;
    let close = () => {};
    const open = ({ openReaderFeedback }: typeof import("./feedback/openReaderFeedback.ts")) => {
      if (isOver) return;
      const opened = openReaderFeedback(link, book);
      close = opened.close;
      setFeedback(opened);
    };
    // The play can be read without this code. The next visit tries again.
    import("./feedback/openReaderFeedback.ts").then(open, () => undefined);
    return () => {
      isOver = true;
      close();
    };
  }, [play, link, book]);
  return feedback;
}
