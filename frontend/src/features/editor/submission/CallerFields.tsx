import {
  maxCallAddressLength,
  maxCallerLength,
  type SubmissionCall,
} from "#domain/submissions/calls/submissionCall.ts";
import { recipientKinds } from "#domain/submissions/submission.ts";
import { callFormWords } from "#frontend/messages/calls.yaml";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CallNumberField } from "./CallNumberField.tsx";
import { choicesOf } from "./choicesOf.ts";

interface CallerFieldsProps {
  readonly call: SubmissionCall;
  readonly change: (part: Partial<SubmissionCall>) => void;
  readonly onValidity: (change: (before: readonly string[]) => readonly string[]) => void;
}

/** Who calls, and where and when the rules were found. */
export const CallerFields = ({ call, change, onValidity }: CallerFieldsProps) => (
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
