import { nanoid } from "nanoid";
import { type FormEvent, useId, useState } from "react";
import { packageParts } from "#domain/play/formats/package/packagePart.ts";
import {
  type CallRules,
  callDetails,
  callFormats,
  callIdentities,
  callPapers,
  callTitlePages,
  maxCallAddressLength,
  maxCallerLength,
  maxCallNoteLength,
  type SubmissionCall,
} from "#domain/submissions/calls/submissionCall.ts";
import { recipientKinds } from "#domain/submissions/submission.ts";
import { callDetailLabels, callFormWords } from "#frontend/messages/calls.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";
import { CallNumberField, numberFields } from "./CallNumberField.tsx";
import type { Calls, NamedCall } from "./useCalls.ts";

export interface CallToEdit {
  /** Absent for a new call. */
  readonly presetId?: string;
  readonly name: string;
  readonly call: SubmissionCall;
}

interface CallFormProps {
  readonly calls: Calls;
  readonly edited: CallToEdit;
  readonly onSaved: (call: NamedCall) => void;
  readonly onClose: () => void;
}

/** A writer's own call, or a copy of one of ours. */
export function CallForm({ calls: { save, presets }, edited, onSaved, onClose }: CallFormProps) {
  const [name, setName] = useState(edited.name);
  const [call, setCall] = useState(edited.call);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const form = useId();
  const change = (part: Partial<SubmissionCall>) => setCall((before) => ({ ...before, ...part }));
  const changeRules = (part: Partial<CallRules>) =>
    setCall((before) => ({ ...before, rules: { ...before.rules, ...part } }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const id = edited.presetId ?? presets.find((one) => one.name === name.trim())?.presetId ?? nanoid(16);
    if (invalid.length > 0 || !(await save.run({ presetId: id, name, content: call }))) return;
    onSaved({ id, name: name.trim(), call, isOwn: true });
    onClose();
  };
  return (
    <Dialog isOpen size="wide" title={callFormWords.title} onClose={onClose}>
      <form id={form} className="export-fields" noValidate onSubmit={(event) => void submit(event)} data-sentry-mask>
        <TextField label={callFormWords.name} maxLength={80} autoComplete="off" value={name} onValue={setName} />
        <CallerFields {...{ call, change }} onValidity={setInvalid} />
        <RuleFields rules={call.rules} change={changeRules} />
        <fieldset className="export-group">
          <legend>{callFormWords.numbers}</legend>
          <p className="export-hint">{callFormWords.numbersHint}</p>
          <div className="call-numbers">
            {numberFields.map((field) => (
              <CallNumberField
                key={field}
                field={field}
                value={call.rules[field]}
                onValue={(value) => changeRules({ [field]: value })}
                onValidity={setInvalid}
              />
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label={callFormWords.note}
          hint={callFormWords.noteHint}
          rows={3}
          maxLength={maxCallNoteLength}
          value={call.note}
          onValue={(note) => change({ note })}
        />
      </form>
      {save.errorText && <Alert kind="bad">{save.errorText}</Alert>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{callFormWords.cancel}</Button>
        <Button variant="primary" type="submit" form={form} isBusy={save.isBusy} busyText={callFormWords.saving}>
          {callFormWords.save}
        </Button>
      </div>
    </Dialog>
  );
}

interface CallerFieldsProps {
  readonly call: SubmissionCall;
  readonly change: (part: Partial<SubmissionCall>) => void;
  readonly onValidity: (change: (before: readonly string[]) => readonly string[]) => void;
}

const CallerFields = ({ call, change, onValidity }: CallerFieldsProps) => (
  <>
    <TextField
      label={callFormWords.caller}
      maxLength={maxCallerLength}
      autoComplete="off"
      value={call.caller}
      onValue={(caller) => change({ caller })}
    />
    <SelectField
      label={callFormWords.callerKind}
      value={call.callerKind}
      choices={choicesOf(recipientKinds, callFormWords.kinds)}
      onValue={(callerKind) => change({ callerKind })}
    />
    <TextField
      label={callFormWords.address}
      hint={callFormWords.addressHint}
      maxLength={maxCallAddressLength}
      autoComplete="off"
      value={call.address}
      onValue={(address) => change({ address })}
    />
    <CallNumberField field="year" value={call.year} onValue={(year) => change({ year })} onValidity={onValidity} />
  </>
);

interface RuleFieldsProps {
  readonly rules: CallRules;
  readonly change: (part: Partial<CallRules>) => void;
}

const flags = ["noPseudonym", "coverHasAddress", "pageNumbers"] as const;

const RuleFields = ({ rules, change }: RuleFieldsProps) => (
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

const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
