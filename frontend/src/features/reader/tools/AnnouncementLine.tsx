import { type ReactNode, useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import type { ReaderLink } from "../opening/readerLink.ts";
import { findReadingPlace, saveReadingPlace } from "./readingPlace.ts";
import "./AnnouncementLine.css";

interface AnnouncementLineProps {
  readonly link: ReaderLink;
  readonly announcement: SharedPlayAnswer["announcement"];
  /** The reader began at the title page, where the announcement is. */
  readonly isAtTop: boolean;
}

/** What the author announces, for a reader who is back in the middle of the play. Once closed, it's only at the top. */
export const AnnouncementLine = ({ announcement, ...rest }: AnnouncementLineProps): ReactNode =>
  announcement && <Line {...announcement} {...rest} />;

interface LineProps extends Omit<AnnouncementLineProps, "announcement"> {
  readonly text: string;
  /** When it was published. */
  readonly at: string;
}

function Line({ link, text, at, isAtTop }: LineProps) {
  const [isOpen, setOpen] = useState(() => !isAtTop && findReadingPlace(link).announcedAt !== at);
  useEffect(() => {
    if (!isOpen) saveReadingPlace(link, { announcedAt: at });
  }, [isOpen, link, at]);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
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
