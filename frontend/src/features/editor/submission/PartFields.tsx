import { useState } from "react";
import { Link } from "react-router-dom";
import {
  maxFirstPages,
  maxGoalsLength,
  maxLetterLength,
  type PackageChoices,
} from "#domain/play/formats/package/packageChoices.ts";
import { type PackagePart, packageParts } from "#domain/play/formats/package/packagePart.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";

export interface ChoicesProps {
  readonly choices: PackageChoices;
  readonly onChange: (change: Partial<PackageChoices>) => void;
}

interface PartFieldsProps extends ChoicesProps {
  /** Chosen parts that have no text yet. */
  readonly missing: readonly PackagePart[];
  /** Parts that are offered although they aren't for every play. */
  readonly hasMusic: boolean;
  readonly onFrontMatter: () => void;
}

/** The checklist, each part with what it still needs. */
export function PartFields({ choices, onChange, missing, hasMusic, onFrontMatter }: PartFieldsProps) {
  const { parts } = choices;
  const offered = packageParts.filter((part) => part !== "musicalNumbers" || hasMusic || parts.includes(part));
  const check = (part: PackagePart, isChecked: boolean) =>
    onChange({ parts: packageParts.filter((one) => (one === part ? isChecked : parts.includes(one))) });
  return (
    <fieldset className="export-group">
      <legend>{submissionWords.contents}</legend>
      {offered.map((part) => (
        <div key={part} className="submission-part">
          <CheckBox isChecked={parts.includes(part)} onCheck={(isChecked) => check(part, isChecked)}>
            {submissionWords.parts[part]}
          </CheckBox>
          {missing.includes(part) && <MissingPart part={part} onFrontMatter={onFrontMatter} />}
          {parts.includes(part) && <PartDetails {...{ part, choices, onChange }} />}
        </div>
      ))}
    </fieldset>
  );
}

/** What some parts need besides the check mark. */
function PartDetails({ part, choices, onChange }: ChoicesProps & { readonly part: PackagePart }) {
  if (part === "firstPages") return <FirstPagesField {...{ choices, onChange }} />;
  if (part !== "coverLetter" && part !== "goals") return null;
  return (
    <div className="submission-detail">
      {part === "goals" ? (
        <GoalsField {...{ choices, onChange }} />
      ) : (
        <TextAreaField
          label={submissionWords.letter}
          rows={8}
          maxLength={maxLetterLength}
          value={choices.letter}
          onValue={(letter) => onChange({ letter })}
        />
      )}
    </div>
  );
}

/** What the play is to be developed for. Calls also ask for it in a form, so the text doesn't need a file. */
export const GoalsField = ({ choices: { goals = "" }, onChange }: ChoicesProps) => (
  <TextAreaField
    label={callWords.goals}
    rows={5}
    maxLength={maxGoalsLength}
    value={goals}
    onValue={(text) => onChange({ goals: text })}
  />
);

/** Parts that are written in the front matter. */
const inFrontMatter: readonly PackagePart[] = [
  "synopsis",
  "characters",
  "actsAndScenes",
  "musicalNumbers",
  "productionHistory",
  "titlePage",
];

const MissingPart = ({
  part,
  onFrontMatter,
}: { readonly part: PackagePart } & Pick<PartFieldsProps, "onFrontMatter">) => (
  <p className="submission-missing">
    <span>{submissionWords.missing[part]}</span>{" "}
    {inFrontMatter.includes(part) && (
      <Button variant="bare" size="small" onClick={onFrontMatter}>
        {submissionWords.addToFront}
      </Button>
    )}
    {part === "bio" && <Link to="/profile">{submissionWords.openProfile}</Link>}
  </p>
);

/** Shows what was typed even if it isn't a number yet. The last valid number counts. */
function FirstPagesField({ choices: { firstPages }, onChange }: ChoicesProps) {
  const [typed, setTyped] = useState<string>();
  const isValid = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxFirstPages;
  return (
    <TextField
      className="submission-detail submission-number"
      label={submissionWords.pages}
      hint={submissionWords.pagesHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={typed ?? String(firstPages)}
      error={typed !== undefined && !isValid(typed) ? submissionWords.pagesError : undefined}
      onBlur={() => setTyped(undefined)}
      onValue={(text) => {
        setTyped(text);
        if (isValid(text)) onChange({ firstPages: Number(text) });
      }}
    />
  );
}
