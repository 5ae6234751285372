import { nanoid } from "nanoid";
import { type FormEvent, useId, useState } from "react";
import { type CallRules, maxCallNoteLength, type SubmissionCall } from "#domain/submissions/calls/submissionCall.ts";
import { callFormWords } from "#frontend/messages/calls.yaml";
import type { Calls, NamedCall } from "#frontend/modules/submissions/useCalls.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { helpOn } from "../helpOn.ts";
import { CallerFields } from "./CallerFields.tsx";
import { CallNumberField, numberFields } from "./CallNumberField.tsx";
import { RuleFields } from "./RuleFields.tsx";

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
    <Dialog
      isOpen
      size="wide"
      title={callFormWords.title}
      onClose={onClose}
      help={helpOn(callFormWords.title, "calls")}
    >
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
