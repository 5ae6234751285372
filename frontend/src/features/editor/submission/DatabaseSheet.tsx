import { useId, useState } from "react";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import type { Play } from "#domain/play/play.ts";
import { type DatabaseSheetFacts, databaseSheetOf } from "#domain/submissions/calls/databaseSheet.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { Button } from "#frontend/ui/Button.tsx";

interface DatabaseSheetProps {
  readonly play: Play;
  /** Undefined until they're counted. */
  readonly pages: PageCount | undefined;
}

/** What databases of scripts ask for, to copy field by field. */
export function DatabaseSheet({ play, pages }: DatabaseSheetProps) {
  const [said, setSaid] = useState("");
  const facts = databaseSheetOf(play, pages?.pages ?? 0);
  const fields = Object.entries(textsOf(facts, pages !== undefined)).filter(([, text]) => text !== "");
  const copy = async (field: string, text: string) => {
    setSaid("");
    try {
      await navigator.clipboard.writeText(text);
      setSaid(callWords.copied({ field }));
    } catch {
      setSaid(callWords.copyFailed);
    }
  };
  return (
    <details className="call-sheet">
      <summary>{callWords.sheet}</summary>
      <p className="export-hint">{callWords.sheetHint}</p>
      {fields.map(([name, text]) => (
        <SheetField key={name} name={name as SheetFieldName} text={text} onCopy={(field) => void copy(field, text)} />
      ))}
      <p role="status" className="export-hint">
        {said}
      </p>
    </details>
  );
}

type SheetFieldName = keyof typeof callWords.sheetFields;

interface SheetFieldProps {
  readonly name: SheetFieldName;
  readonly text: string;
  readonly onCopy: (field: string) => void;
}

function SheetField({ name, text, onCopy }: SheetFieldProps) {
  const id = useId();
  const field = callWords.sheetFields[name];
  return (
    <section className="call-sheet-field" aria-labelledby={id}>
      <h4 id={id} className="submission-heading">
        {field}
      </h4>
      <p dir="auto">{text}</p>
      <Button size="small" aria-label={callWords.copyField({ field })} onClick={() => onCopy(field)}>
        {callWords.copy}
      </Button>
    </section>
  );
}

/** The length isn't known before the pages are counted. */
const textsOf = (
  { title, synopsis, minutes, isTimed, pages, cast, productionHistory }: DatabaseSheetFacts,
  isCounted: boolean,
) => ({
  title,
  synopsis,
  length: isCounted ? (isTimed ? callWords.timedLength : callWords.length)({ minutes, pages }) : "",
  cast: cast.length === 0 ? "" : [callWords.roles({ count: cast.length }), ...cast].join("\n"),
  productionHistory,
});
