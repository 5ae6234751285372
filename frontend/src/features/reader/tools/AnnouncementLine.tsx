import { type ReactNode, useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import type { ReaderLink } from "../opening/readerLink.ts";
import { announcementId } from "./LinkNotes.tsx";
import { findReadingPlace, saveReadingPlace } from "./readingPlace.ts";
import { barEnd } from "./scrollAnchor.ts";
import "./AnnouncementLine.css";

interface AnnouncementLineProps {
  readonly link: ReaderLink;
  readonly announcement: SharedPlayAnswer["announcement"];
}

/** What the author announces, for a reader who is back in the middle of the play. Once closed, it's only at the top. */
export const AnnouncementLine = ({ announcement, ...rest }: AnnouncementLineProps): ReactNode =>
  announcement && <Line {...announcement} {...rest} />;

interface LineProps extends Omit<AnnouncementLineProps, "announcement"> {
  readonly text: string;
  /** When it was published. */
  readonly at: string;
}

function Line({ link, text, at }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The window has been scrolled to the reader's place by now.
    if (isNoteAbove() && findReadingPlace(link).announcedAt !== at) setOpen(true);
    else saveReadingPlace(link, { announcedAt: at });
  }, [link, at]);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    saveReadingPlace(link, { announcedAt: at });
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="reader-newer-text reader-announcement-line">
      <p>
        <strong>{readingWords.announced({ day: formatRecentDay(at, new Date()) })}</strong>{" "}
        <span dir="auto">{text}</span>
      </p>
      <button type="button" className="reader-button reader-button-bare" onClick={close}>
        {readingWords.keepReading}
      </button>
    </div>
  );
}

/** Whether the announcement at the top of the text is above the window, or under the bar there. */
const isNoteAbove = (): boolean => {
  const note = document.getElementById(announcementId);
  return note !== null && note.getBoundingClientRect().bottom < barEnd;
};
