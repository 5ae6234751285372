import { useId } from "react";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { type FeedbackKind, feedbackKinds, feedbackStates } from "#domain/feedback/feedback.ts";
import { type Sieve, tally, type Whereabouts } from "#domain/feedback/sifting.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/words/feedback.ts";
import "./SieveFields.css";

const { filters: words } = feedbackWords;

interface SieveFieldsProps {
  readonly sieve: Sieve;
  readonly onSieve: (sieve: Sieve) => void;
  readonly entries: readonly FeedbackEntry[];
  readonly places: ReadonlyMap<Whereabouts, string>;
  /** Where something was said at all: other places are not offered. */
  readonly inhabited: ReadonlySet<Whereabouts>;
  /** Kinds that are never listed here. */
  readonly withoutKind?: FeedbackKind;
  readonly hasState?: boolean;
}

/** What is shown, by scene, reader, kind and state. Only what would find something is offered. */
export function SieveFields(props: SieveFieldsProps) {
  const { sieve, onSieve, entries, places, inhabited, withoutKind, hasState = true } = props;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const readers = tally(entries.map(({ name }) => name));
  return (
    <fieldset className="sieve">
      <legend className="only-spoken">{words.label}</legend>
      {hasState && (
        <SieveField
          label={words.state}
          value={sieve.state}
          choices={feedbackStates.map((state) => [state, words.states[state]])}
          onValue={(state) => onSieve({ ...sieve, state })}
        />
      )}
      <SieveField
        label={words.scene}
        value={sieve.where}
        choices={[...places].filter(([where]) => inhabited.has(where))}
        onValue={(where) => onSieve({ ...sieve, where })}
      />
      <SieveField
        label={words.reader}
        value={sieve.name}
        choices={readers.map(([name, count]) => [name, `${name || words.nameless} (${count})`])}
        onValue={(name) => onSieve({ ...sieve, name })}
      />
      <SieveField
        label={words.kind}
        value={sieve.kind}
        choices={feedbackKinds
          .filter((kind) => kinds.has(kind) && kind !== withoutKind)
          .map((kind) => [kind, feedbackKindWords[kind]])}
        onValue={(kind) => onSieve({ ...sieve, kind })}
      />
    </fieldset>
  );
}

interface SieveFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value | undefined) => void;
}

/** A native list: its choices may be hundreds. The index stands for the choice, for a name may be empty. */
function SieveField<Value extends string>({ label, value, choices, onValue }: SieveFieldProps<Value>) {
  const id = useId();
  const chosen = choices.findIndex(([choice]) => choice === value);
  return (
    <span className="sieve-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value === undefined ? "" : String(chosen)}
        data-is-set={value === undefined ? undefined : ""}
        onChange={({ target }) => onValue(target.value === "" ? undefined : choices[Number(target.value)]?.[0])}
      >
        <option value="">{words.any}</option>
        {choices.map(([choice, name], index) => (
          <option key={choice} value={index}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
