import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

/** The element with what the author announces. */
export const announcementId = "announcement";

interface LinkNotesProps {
  readonly play: Pick<SharedPlayAnswer, "demonstration" | "announcement" | "reader" | "feedback" | "tellsLastScene">;
}

/** Says above the text what's special about the link: that it's a demonstration, or whose it is. */
export const LinkNotes = ({
  play: { demonstration, announcement, reader, feedback, tellsLastScene },
}: LinkNotesProps) => (
  <>
    {demonstration && <LinkNote title={readingWords.demonstration.title} text={readingWords.demonstration.text} />}
    {reader && (
      <LinkNote
        title={readingWords.personal.title(reader)}
        text={feedback === "open" ? readingWords.personal.signed(reader) : readingWords.personal.text}
      />
    )}
    {announcement && (
      <LinkNote
        id={announcementId}
        title={readingWords.announced({ day: formatRecentDay(announcement.at, new Date()) })}
        text={announcement.text}
      />
    )}
    {tellsLastScene && <LinkNote text={readingWords.tellsLastScene} />}
  </>
);

interface LinkNoteProps {
  readonly id?: string;
  readonly title?: string;
  readonly text: string;
}

const LinkNote = ({ id, title, text }: LinkNoteProps) => (
  <p id={id} className="reader-link-note" lang={currentLanguage()}>
    {title && (
      <>
        <strong>{title}</strong>{" "}
      </>
    )}
    <span dir="auto">{text}</span>
  </p>
);
