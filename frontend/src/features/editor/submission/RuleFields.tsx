import { packageParts } from "#domain/play/formats/package/packagePart.ts";
import {
  type CallRules,
  callDetails,
  callFormats,
  callIdentities,
  callPapers,
  callTitlePages,
} from "#domain/submissions/calls/submissionCall.ts";
import { callDetailLabels, callFormWords } from "#frontend/messages/calls.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";
import { choicesOf } from "./choicesOf.ts";

interface RuleFieldsProps {
  readonly rules: CallRules;
  readonly change: (part: Partial<CallRules>) => void;
}

const flags = ["noPseudonym", "coverHasAddress", "pageNumbers"] as const;

/** The rules of a call that aren't numbers. */
export const RuleFields = ({ rules, change }: RuleFieldsProps) => (
  <>
    <CheckBoxes
      legend={callFormWords.parts}
      all={packageParts}
      labels={submissionWords.parts}
      checked={rules.parts}
      onCheck={(parts) => change({ parts })}
    />
    <SelectField
      label={callFormWords.format}
      value={rules.format}
      choices={choicesOf(callFormats, { any: callFormWords.anyFormat, ...submissionWords.formats })}
      onValue={(format) => change({ format })}
    />
    <SelectField
      label={callFormWords.identity}
      value={rules.identity}
      choices={choicesOf(callIdentities, callFormWords.identities)}
      onValue={(identity) => change({ identity })}
    />
    <SelectField
      label={callFormWords.titlePage}
      value={rules.titlePage}
      choices={choicesOf(callTitlePages, callFormWords.titlePages)}
      onValue={(titlePage) => change({ titlePage })}
    />
    <SelectField
      label={callFormWords.paper}
      value={rules.paper}
      choices={choicesOf(callPapers, callFormWords.papers)}
      onValue={(paper) => change({ paper })}
    />
    {flags.map((flag) => (
      <CheckBox key={flag} isChecked={rules[flag]} onCheck={(isChecked) => change({ [flag]: isChecked })}>
        {callFormWords[flag]}
      </CheckBox>
    ))}
    <TextField
      label={callFormWords.fileName}
      maxLength={120}
      autoComplete="off"
      value={rules.fileName}
      onValue={(fileName) => change({ fileName })}
    />
    <CheckBoxes
      legend={callFormWords.details}
      all={callDetails}
      labels={callDetailLabels}
      checked={rules.details}
      onCheck={(details) => change({ details })}
    />
  </>
);

interface CheckBoxesProps<Name extends string> {
  readonly legend: string;
  readonly all: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  readonly checked: readonly Name[];
  readonly onCheck: (checked: readonly Name[]) => void;
}

const CheckBoxes = <Name extends string>({ legend, all, labels, checked, onCheck }: CheckBoxesProps<Name>) => (
  <fieldset className="export-group">
    <legend>{legend}</legend>
    {all.map((one) => (
      <CheckBox
        key={one}
        isChecked={checked.includes(one)}
        onCheck={(isChecked) => onCheck(all.filter((each) => (each === one ? isChecked : checked.includes(each))))}
      >
        {labels[one]}
      </CheckBox>
    ))}
  </fieldset>
);
