import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { centeredFields, fieldsAt, fieldsAtFoot, type TitlePageField } from "#domain/play/front/frontPlaces.ts";
import type { IntroducedField } from "#domain/play/layout/front/introductions.ts";
import { formatDay } from "#frontend/messages/format.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

/** The title page of the reading copy: the front matter, and what kind of copy this is. */
export function ReaderTitlePage({ play }: { readonly play: SharedPlayAnswer }) {
  const { front } = play;
  return (
    <header className="reader-title-page">
      <div className="reader-title-middle">
        {fieldsAt("middle").map((field) => (
          <MiddleOfPage key={field} field={field} play={play} />
        ))}
      </div>
      {centeredFields.map((field) => (
        <TitleLines key={field} className="reader-unheaded" text={front[field]} />
      ))}
      <div className="reader-imprint">
        {fieldsAtFoot.map((field) => (
          <TitleLines key={field} text={front[field]} />
        ))}
        <p className="reader-copy-kind">{kindOf(play)}</p>
      </div>
    </header>
  );
}

interface MiddleOfPageProps {
  readonly field: TitlePageField;
  readonly play: SharedPlayAnswer;
}

/** A field in the middle of the title page. The credit line is shown with the authors. */
function MiddleOfPage({ field, play }: MiddleOfPageProps) {
  const { front } = play;
  switch (field) {
    case "title":
      return <h1 dir="auto">{front.title.trim() || readingWords.untitled}</h1>;
    case "subtitle":
      return <TitleLines className="reader-subtitle" text={front.subtitle} />;
    case "credit":
      return null;
    case "authors":
      return <Byline play={play} />;
    default:
      return <TitleLines className="reader-below-authors" text={introduced(field, front[field])} />;
  }
}

function introduced(field: TitlePageField, text: string): string {
  const introductions: Readonly<Record<IntroducedField, string>> = readingWords.introductions;
  const introduction = field in introductions ? introductions[field as IntroducedField] : "";
  return text.trim() === "" ? "" : `${introduction} ${text.trim()}`;
}

function Byline({ play }: Pick<MiddleOfPageProps, "play">) {
  const { credit, authors } = play.front;
  if (authors.trim() === "") return null;
  return (
    <div className="reader-byline">
      <TitleLines className="reader-credit" text={credit.trim() || (play.language ? "" : readingWords.by)} />
      <TitleLines className="reader-authors" text={authors} />
    </div>
  );
}

function kindOf({ asOf, isLive, isPart, isBlind }: SharedPlayAnswer): string {
  const day = formatDay(asOf, new Date());
  return [
    isLive ? readingWords.live({ day }) : readingWords.asOf({ day }),
    isPart && readingWords.part,
    isBlind && readingWords.blind,
  ]
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
