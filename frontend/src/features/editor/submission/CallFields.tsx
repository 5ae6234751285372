import { useState } from "react";
import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { emptyCall } from "#domain/submissions/calls/submissionCall.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import type { Calls, NamedCall } from "#frontend/modules/submissions/useCalls.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { CallChecks } from "./CallChecks.tsx";
import type { CallToEdit } from "./CallForm.tsx";

const none = "";

export const maxRecipientLength = 200;

interface CallFieldsProps {
  readonly calls: Calls;
  readonly chosen: NamedCall | undefined;
  readonly recipient: string;
  readonly checks: readonly CallCheck[];
  readonly onChoose: (call: NamedCall | undefined) => void;
  readonly onRecipient: (recipient: string) => void;
  readonly onEdit: (call: CallToEdit) => void;
  readonly onFrontMatter: () => void;
}

/** Chooses to whom the play goes and by which rules, and shows which of them are met. */
export function CallFields(props: CallFieldsProps) {
  const { calls, chosen, recipient, checks, onChoose, onRecipient, onEdit, onFrontMatter } = props;
  const [done, setDone] = useState("");
  const choose = (id: string) => {
    setDone("");
    onChoose(calls.calls.find((one) => one.id === id));
  };
  return (
    <section className="submission-presets" aria-label={callWords.call}>
      <SelectField
        label={callWords.call}
        value={chosen?.id ?? none}
        choices={[
          { value: none, label: callWords.none },
          ...calls.calls.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValue={choose}
      />
      {calls.errorText && (
        <Alert kind="warn">
          <span>{submissionWords.presetsFailed({ errorText: calls.errorText })}</span>{" "}
          <Button variant="bare" size="small" onClick={() => void calls.reload()}>
            {submissionWords.tryAgain}
          </Button>
        </Alert>
      )}
      {chosen && <CallFacts {...chosen} />}
      <CallActions
        {...{ calls, chosen }}
        onEdit={onEdit}
        onRemoved={(name) => {
          onChoose(undefined);
          setDone(callWords.removed({ name }));
        }}
      />
      <p role="status" className="export-hint">
        {done}
      </p>
      <TextField
        label={callWords.recipient}
        hint={callWords.recipientHint}
        maxLength={maxRecipientLength}
        autoComplete="off"
        value={recipient}
        onValue={onRecipient}
        onKeyDown={(event) => {
          // Otherwise it would send.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {chosen && <CallChecks checks={checks} onFrontMatter={onFrontMatter} />}
    </section>
  );
}

/** Where a call's rules come from. Nobody but the caller knows this year's. */
function CallFacts({ call: { year, address }, isOwn }: NamedCall) {
  const origin = year === undefined ? !isOwn && callWords.checkCall : callWords.rulesOf({ year: String(year) });
  return (
    <>
      {origin && <p className="export-hint">{origin}</p>}
      {address !== "" && (
        <p className="export-hint submission-file">
          <span>{callWords.source}</span>: <Source address={address} />
        </p>
      )}
    </>
  );
}

const Source = ({ address }: { readonly address: string }) =>
  /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  ) : (
    <span>{address}</span>
  );

interface CallActionsProps extends Pick<CallFieldsProps, "calls" | "chosen" | "onEdit"> {
  readonly onRemoved: (name: string) => void;
}

function CallActions({ calls, chosen, onEdit, onRemoved }: CallActionsProps) {
  const { remove } = calls;
  const removeNow = async ({ id, name }: NamedCall) => {
    if (await remove.run(id)) onRemoved(name);
  };
  return (
    <>
      <div className="submission-preset-actions">
        <Button size="small" onClick={() => onEdit({ name: "", call: emptyCall })}>
          {callWords.newCall}
        </Button>
        {chosen && !chosen.isOwn && (
          <Button size="small" onClick={() => onEdit({ name: chosen.name, call: chosen.call })}>
            {callWords.changeCopy}
          </Button>
        )}
        {chosen?.isOwn && (
          <>
            <Button size="small" onClick={() => onEdit({ presetId: chosen.id, name: chosen.name, call: chosen.call })}>
              {callWords.change}
            </Button>
            <Button
              size="small"
              isBusy={remove.isBusy}
              busyText={callWords.remove}
              onClick={() => void removeNow(chosen)}
            >
              {callWords.remove}
            </Button>
          </>
        )}
      </div>
      {remove.errorText && <Alert kind="bad">{remove.errorText}</Alert>}
    </>
  );
}
