import { type ChangeEvent, useRef, useState } from "react";
import { readSheet, textOfSheet } from "#domain/submissions/csv/readSheet.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";

/** More than a log can hold. */
const maxFileBytes = 20_000_000;

/** Takes a CSV file, or cells pasted from a spreadsheet. */
export function ChooseSheet({ onText }: { readonly onText: (text: string) => void }) {
  const [pasted, setPasted] = useState("");
  const [errorText, setErrorText] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    if (readSheet(text).length === 0) setErrorText(words.empty);
    else onText(text);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setErrorText(undefined);
    const bytes = file.size > maxFileBytes ? undefined : new Uint8Array(await file.arrayBuffer());
    // The same file can be chosen again after it was corrected.
    target.value = "";
    if (!bytes) setErrorText(words.tooLarge);
    else if (isWorkbook(bytes)) setErrorText(words.workbook);
    else take(textOfSheet(bytes));
  };
  return (
    <>
      <p>{words.lead}</p>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      <div>
        <Button onClick={() => input.current?.click()}>{words.chooseFile}</Button>
        <input
          ref={input}
          type="file"
          className="only-spoken"
          tabIndex={-1}
          aria-label={words.file}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={(event) => void choose(event)}
        />
      </div>
      <TextAreaField label={words.paste} hint={words.pasteHint} rows={6} value={pasted} onValue={setPasted} />
      <div>
        <Button isDisabled={pasted.trim() === ""} onClick={() => take(pasted)}>
          {words.usePasted}
        </Button>
      </div>
    </>
  );
}

/** Excel's own files are ZIP archives or, if they're old, OLE documents. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
