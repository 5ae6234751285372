import type * as Y from "yjs";
import type { FrontField } from "#domain/play/play.ts";
import { editorWords, frontWords } from "#frontend/messages/editor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { useFrontField } from "./useFrontField.ts";

interface FrontProps {
  readonly doc: Y.Doc;
}

interface TitlePageProps extends FrontProps {
  /** Opens everything that comes before the play. */
  readonly onFrontMatter: () => void;
}

/** The title page as it prints. Every line can be edited. */
export function TitlePageEditor({ doc, onFrontMatter }: TitlePageProps) {
  return (
    <section className="editor-title-page" aria-label={editorWords.titlePage} data-sentry-mask>
      <Button className="editor-front-matter" size="small" onClick={onFrontMatter}>
        {editorWords.editFrontMatter}
      </Button>
      <div className="editor-title-middle">
        <FrontLine doc={doc} field="title" />
        <FrontLine doc={doc} field="subtitle" />
        <FrontLine doc={doc} field="credit" />
        <FrontLine doc={doc} field="authors" />
      </div>
      <div className="editor-title-foot">
        <FrontLine doc={doc} field="draftDate" />
        <FrontLine doc={doc} field="contact" lines={3} />
      </div>
    </section>
  );
}

interface FrontLineProps extends FrontProps {
  readonly field: keyof typeof frontWords & FrontField;
  readonly lines?: number;
}

function FrontLine({ doc, field, lines = 1 }: FrontLineProps) {
  const { props, write } = useFrontField(doc, field);
  return (
    <textarea
      className={`editor-front-${field}`}
      rows={lines}
      aria-label={frontWords[field]}
      placeholder={field === "credit" ? "by" : frontWords[field]}
      maxLength={lines > 1 ? 5000 : 300}
      {...props}
      onChange={({ target: { value } }) => write(lines > 1 ? value : value.replaceAll("\n", " "))}
    />
  );
}
