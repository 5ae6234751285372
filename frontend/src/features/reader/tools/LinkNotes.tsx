import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

interface LinkNotesProps {
  readonly play: Pick<SharedPlayAnswer, "demonstration" | "reader" | "feedback" | "tellsLastScene">;
}

/** Says above the text what's special about the link: that it's a demonstration, or whose it is. */
export const LinkNotes = ({ play: { demonstration, reader, feedback, tellsLastScene } }: LinkNotesProps) => (
  <>
    {demonstration && <LinkNote title={readingWords.demonstration.title} text={readingWords.demonstration.text} />}
    {reader && (
      <LinkNote
        title={readingWords.personal.title(reader)}
        text={feedback === "open" ? readingWords.personal.signed(reader) : readingWords.personal.text}
      />
    )}
    {tellsLastScene && <LinkNote text={readingWords.tellsLastScene} />}
  </>
);

const LinkNote = ({ title, text }: { readonly title?: string; readonly text: string }) => (
  <p className="reader-link-note" lang={currentLanguage()}>
    {title && <strong>{title} </strong>}
    <span>{text}</span>
  </p>
);
