import { useState } from "react";
import type * as Y from "yjs";
import { setFrontField } from "#domain/play/document/front.ts";
import type { FrontField } from "#domain/play/play.ts";
import { editorWords, frontWords } from "#frontend/words/editor.ts";
import { useFront } from "./useFront.ts";

interface TitlePageProps {
  readonly doc: Y.Doc;
}

/** The first sheet, as it prints; every line of it can be written on. */
export function TitlePage({ doc }: TitlePageProps) {
  return (
    <section className="title-sheet" aria-label={editorWords.titlePage} data-sentry-mask>
      <div className="title-middle">
        <FrontLine doc={doc} field="title" />
        <FrontLine doc={doc} field="subtitle" />
        <FrontLine doc={doc} field="credit" />
        <FrontLine doc={doc} field="authors" />
      </div>
      <div className="title-foot">
        <FrontLine doc={doc} field="draftDate" />
        <FrontLine doc={doc} field="contact" lines={3} />
      </div>
    </section>
  );
}

interface FrontLineProps extends TitlePageProps {
  readonly field: keyof typeof frontWords & FrontField;
  readonly lines?: number;
}

/** Shows what others write until one writes here oneself; what is written is kept at once. */
function FrontLine({ doc, field, lines = 1 }: FrontLineProps) {
  const shown = useFront(doc)[field];
  const [typed, setTyped] = useState<string>();
  const write = (value: string): void => {
    const kept = lines > 1 ? value : value.replaceAll("\n", " ");
    setTyped(kept);
    setFrontField(doc, field, kept);
  };
  return (
    <textarea
      className={`front-${field}`}
      rows={lines}
      aria-label={frontWords[field]}
      placeholder={field === "credit" ? "by" : frontWords[field]}
      maxLength={lines > 1 ? 5000 : 300}
      value={typed ?? shown}
      onChange={(event) => write(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
