import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { formatDay } from "#frontend/messages/format.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";

/** The title page of the reading copy: the front matter, and what kind of copy this is. */
export function ReaderTitlePage({ play }: { readonly play: SharedPlayAnswer }) {
  const { title, subtitle, credit, authors, source, draftDate, copyright, contact, dedication, epigraph } = play.front;
  return (
    <header className="reader-title-page">
      <div className="reader-title-middle">
        <h1 dir="auto">{title.trim() || words.untitled}</h1>
        <TitleLines className="reader-subtitle" text={subtitle} />
        {authors.trim() && (
          <div className="reader-byline">
            <TitleLines className="reader-credit" text={credit.trim() || (play.language ? "" : words.by)} />
            <TitleLines className="reader-authors" text={authors} />
          </div>
        )}
        <TitleLines className="reader-source" text={source} />
      </div>
      <TitleLines className="reader-dedication" text={dedication} />
      <TitleLines className="reader-epigraph" text={epigraph} />
      <div className="reader-imprint">
        <TitleLines text={draftDate} />
        <TitleLines text={contact} />
        <TitleLines text={copyright} />
        <p className="reader-copy-kind">{kindOf(play)}</p>
      </div>
    </header>
  );
}

function kindOf({ asOf, isLive, isPart, isBlind }: SharedPlayAnswer): string {
  const day = formatDay(asOf, new Date());
  return [isLive ? words.live(day) : words.asOf(day), isPart && words.part, isBlind && words.blind]
    .filter(Boolean)
    .join(" ");
}

/** A field of the front matter as it was written, line by line. Renders nothing if it's empty. */
export const TitleLines = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.trim() === "" ? null : (
    <p className={className} dir="auto">
      {text.trim()}
    </p>
  );
