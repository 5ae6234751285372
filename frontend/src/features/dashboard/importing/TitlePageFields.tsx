import type { TitlePageField } from "#domain/play/front/frontPlaces.ts";
import { titlePageTable } from "#domain/play/front/frontTable.ts";
import { frontFieldLabels } from "#frontend/messages/frontMatter.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import type { TitlePage } from "./readFile.ts";

interface TitlePageFieldsProps {
  readonly titlePage: TitlePage;
  /** Other fields that the file has. */
  readonly more: readonly TitlePageField[];
  readonly onEdit: (field: TitlePageField, value: string) => void;
}

const linesOf = (text: string): number => text.split("\n").length;

/** Who wrote what, as it was recognized, to be corrected. */
export function TitlePageFields({ titlePage, more, onEdit }: TitlePageFieldsProps) {
  return (
    <>
      <TextField
        label={importingWords.titleLabel}
        value={titlePage.title}
        maxLength={titlePageTable.title.maxLength}
        onValue={(value) => onEdit("title", value)}
      />
      <TextField
        label={importingWords.authors}
        value={titlePage.authors}
        maxLength={titlePageTable.authors.maxLength}
        onValue={(value) => onEdit("authors", value)}
      />
      {more.length > 0 && (
        <fieldset className="import-title-page">
          <legend>{importingWords.titlePage}</legend>
          {more.map((field) => (
            <TextAreaField
              key={field}
              label={frontFieldLabels[field]}
              rows={linesOf(titlePage[field])}
              value={titlePage[field]}
              maxLength={titlePageTable[field].maxLength}
              onValue={(value) => onEdit(field, value)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
