import { maxBlindContactLength, maxNamePatternLength } from "#domain/play/formats/package/packageChoices.ts";
import { isBlindFile } from "#domain/play/formats/package/planPackage.ts";
import { type TitlePageField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import { frontTable } from "#domain/play/front/frontTable.ts";
import type { Play } from "#domain/play/play.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { frontFieldLabels } from "#frontend/messages/frontMatter.yaml";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";
import type { ChoicesProps } from "./PartFields.tsx";

interface CoverFieldsProps extends ChoicesProps {
  readonly play: Play;
}

const isInBlindCopy = (field: TitlePageField): boolean => !/^(names|leftOut)$/.test(frontTable[field].inBlindCopy);

/** What the title page of each copy has besides the title. Only fields that the play has are offered. */
export function CoverFields({ play, choices, onChange }: CoverFieldsProps) {
  const { parts, namedCover, blindCover, blindContact = "" } = choices;
  const written = titlePageFields.filter((field) => field !== "title" && play.front[field].trim() !== "");
  const hasNamed = parts.some((part) => part === "script" || part === "titlePage");
  const hasBlind = parts.some((part) => part === "blindScript" && isBlindFile(part, choices));
  return (
    <>
      {hasNamed && (
        <Cover
          legend={callWords.namedCover}
          fields={written}
          chosen={namedCover ?? written}
          onChoose={(fields) => onChange({ namedCover: fields })}
        />
      )}
      {hasBlind && (
        <>
          <Cover
            legend={callWords.blindCover}
            fields={written.filter(isInBlindCopy)}
            chosen={blindCover ?? written}
            onChoose={(fields) => onChange({ blindCover: fields })}
          />
          <TextField
            label={callWords.blindContact}
            hint={callWords.blindContactHint}
            inputMode="tel"
            autoComplete="off"
            maxLength={maxBlindContactLength}
            value={blindContact}
            onValue={(text) => onChange({ blindContact: text })}
          />
        </>
      )}
    </>
  );
}

interface CoverProps {
  readonly legend: string;
  readonly fields: readonly TitlePageField[];
  readonly chosen: readonly TitlePageField[];
  readonly onChoose: (fields: readonly TitlePageField[]) => void;
}

function Cover({ legend, fields, chosen, onChoose }: CoverProps) {
  if (fields.length === 0) return null;
  const check = (field: TitlePageField, isChecked: boolean) =>
    onChoose(fields.filter((one) => (one === field ? isChecked : chosen.includes(one))));
  return (
    <fieldset className="export-group">
      <legend>{legend}</legend>
      {fields.map((field) => (
        <CheckBox key={field} isChecked={chosen.includes(field)} onCheck={(isChecked) => check(field, isChecked)}>
          {frontFieldLabels[field]}
        </CheckBox>
      ))}
    </fieldset>
  );
}

const example = "[TITLE] – [AUTHOR].pdf";

/** How files are named, such as a call asks for it. */
export const NamePatternField = ({ choices: { namePattern = "" }, onChange }: ChoicesProps) => (
  <TextField
    label={callWords.namePattern}
    hint={callWords.namePatternHint({ example })}
    autoComplete="off"
    maxLength={maxNamePatternLength}
    value={namePattern}
    onValue={(text) => onChange({ namePattern: text })}
  />
);
