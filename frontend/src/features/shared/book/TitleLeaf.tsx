import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { formatDay } from "#frontend/words/format.ts";
import { readingWords as words } from "#frontend/words/reading.ts";

/** The title page of the copy: what the front matter says, and what kind of copy this is. */
export function TitleLeaf({ play }: { readonly play: SharedPlayAnswer }) {
  const { title, subtitle, credit, authors, source, draftDate, copyright, contact, dedication, epigraph } = play.front;
  return (
    <header className="title-leaf">
      <div className="title-middle">
        <h1 dir="auto">{title.trim() || words.untitled}</h1>
        <Lines className="subtitle" text={subtitle} />
        {authors.trim() && (
          <div className="byline">
            <Lines className="credit" text={credit.trim() || words.by} />
            <Lines className="authors" text={authors} />
          </div>
        )}
        <Lines className="source" text={source} />
      </div>
      <Lines className="dedication" text={dedication} />
      <Lines className="epigraph" text={epigraph} />
      <div className="imprint">
        <Lines text={draftDate} />
        <Lines text={contact} />
        <Lines text={copyright} />
        <p className="copy-kind">{kindOf(play)}</p>
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

/** A field of the front matter as it was written, line by line; nothing where it is empty. */
export const Lines = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.trim() === "" ? null : (
    <p className={className} dir="auto">
      {text.trim()}
    </p>
  );
