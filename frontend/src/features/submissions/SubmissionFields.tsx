import type { ReactNode } from "react";
import { momentOf } from "#domain/submissions/deadlines.ts";
import { recipientKinds, submissionStates } from "#domain/submissions/submission.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { ownZone } from "#frontend/modules/submissions/today.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { type SubmissionFieldsProps, textOf } from "./draftFields.ts";
import { PlayFields } from "./PlayFields.tsx";
import type { SubmissionDraft } from "./submissionDraft.ts";

const CallFacts = lazyComponent(async () => (await import("./CallFacts.tsx")).CallFacts);

const { fields } = words;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <fieldset className="submissions-part">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

export const WhatFields = (props: SubmissionFieldsProps) => (
  <Part title={words.parts.what}>
    <TextField
      label={fields.recipient}
      hint={fields.recipientHint}
      maxLength={200}
      required
      {...textOf(props, "recipient")}
    />
    <SelectField
      label={fields.recipientKind}
      value={props.draft.recipientKind}
      choices={recipientKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      onValue={(recipientKind) => props.onChange({ recipientKind })}
    />
    <TextAreaField
      label={fields.address}
      hint={fields.addressHint}
      rows={2}
      maxLength={500}
      {...textOf(props, "address")}
    />
    <PlayFields {...props} />
    <TextAreaField label={fields.files} hint={fields.filesHint} rows={2} {...textOf(props, "files")} />
    {props.draft.callId !== null && <CallFacts callId={props.draft.callId} playId={props.draft.playId} />}
  </Part>
);

export const WhenFields = (props: SubmissionFieldsProps) => (
  <Part title={words.parts.when}>
    <div className="submissions-pair">
      <TextField type="date" label={fields.deadlineDay} {...textOf(props, "deadlineDay")} />
      <TextField
        type="time"
        label={fields.deadlineTime}
        hint={fields.deadlineTimeHint}
        {...textOf(props, "deadlineTime")}
      />
    </div>
    <SelectField
      label={fields.zone}
      value={props.draft.deadlineZone}
      choices={zoneChoices(props.draft.deadlineZone)}
      onValue={(deadlineZone) => props.onChange({ deadlineZone })}
      hint={ownTimeHint(props.draft)}
    />
    <TextField type="date" label={fields.sentOn} {...textOf(props, "sentOn")} />
  </Part>
);

/** A zone that this browser doesn't list stays a choice. */
function zoneChoices(chosen: string) {
  const known = Intl.supportedValuesOf("timeZone");
  const zones = chosen === "" || known.includes(chosen) ? known : [chosen, ...known];
  return [
    { value: "", label: fields.ownZone({ zone: ownZone() }) },
    ...zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
  ];
}

/** Says when a deadline is in the writer's own time, if it's in another zone. */
function ownTimeHint({ deadlineDay, deadlineTime, deadlineZone }: SubmissionDraft): string | undefined {
  if (deadlineDay === "" || deadlineZone === "" || deadlineZone === ownZone()) return undefined;
  const deadline = { day: deadlineDay, time: deadlineTime === "" ? null : deadlineTime, zone: deadlineZone };
  return fields.ownTime({ moment: formatMoment(momentOf(deadline, ownZone()), new Date()) });
}

export const FeeFields = (props: SubmissionFieldsProps) => (
  <Part title={words.parts.fee}>
    <div className="submissions-pair">
      <TextField inputMode="decimal" label={fields.fee} maxLength={12} {...textOf(props, "amount")} />
      <TextField label={fields.currency} maxLength={3} autoCapitalize="characters" {...textOf(props, "currency")} />
    </div>
  </Part>
);

export const AnswerFields = (props: SubmissionFieldsProps) => (
  <Part title={words.parts.answer}>
    <SelectField
      label={fields.state}
      value={props.draft.state}
      choices={submissionStates.map((state) => ({ value: state, label: words.states[state] }))}
      onValue={(state) => props.onChange({ state })}
    />
    <div className="submissions-pair">
      <TextField type="date" label={fields.answerExpectedBy} {...textOf(props, "answerExpectedBy")} />
      <TextField type="date" label={fields.answeredOn} {...textOf(props, "answeredOn")} />
    </div>
    <TextAreaField label={fields.notes} rows={5} maxLength={10_000} {...textOf(props, "notes")} />
  </Part>
);
