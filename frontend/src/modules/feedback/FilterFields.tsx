import { useId } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import { type FeedbackKind, feedbackKinds } from "#domain/feedback/feedback.ts";
import { countByFilter, type FeedbackFilter, type FilterPlace, wantedStates } from "#domain/feedback/filter.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Sources } from "./sources.ts";
import "./FilterFields.css";

const { filters: words } = feedbackWords;

interface FilterFieldsProps {
  readonly filter: FeedbackFilter;
  readonly onFilter: (filter: FeedbackFilter) => void;
  readonly entries: readonly FeedbackEntry[];
  readonly places: ReadonlyMap<FilterPlace, string>;
  /** Places that have comments; other places aren't offered. */
  readonly inhabited: ReadonlySet<FilterPlace>;
  /** A kind that is never listed here. */
  readonly withoutKind?: FeedbackKind;
  readonly sources: Sources;
}

/** Filters by scene, reader, link, kind and state. Offers only choices that would match something. */
export function FilterFields(props: FilterFieldsProps) {
  const { filter, onFilter, entries, places, inhabited, withoutKind, sources } = props;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const readers = countByFilter(entries.map(({ readerId }) => readerId));
  const links = countByFilter(entries.map(({ shareId }) => shareId));
  return (
    <fieldset className="feedback-filter">
      <legend className="only-spoken">{words.label}</legend>
      <FilterField
        label={words.state}
        value={filter.state}
        choices={wantedStates.map((state) => [state, words.states[state]])}
        onValue={(state) => onFilter({ ...filter, state })}
      />
      <FilterField
        label={words.scene}
        value={filter.where}
        choices={[...places].filter(([where]) => inhabited.has(where))}
        onValue={(where) => onFilter({ ...filter, where })}
      />
      <FilterField
        label={words.reader}
        value={filter.reader}
        choices={readers.map(([reader, count]) => [reader, `${sources.readers.get(reader) ?? ""} (${count})`])}
        onValue={(reader) => onFilter({ ...filter, reader })}
      />
      <FilterField
        label={words.link}
        value={filter.link}
        choices={links.map(([link, count]) => [link, `${sources.links.get(link) ?? ""} (${count})`])}
        onValue={(link) => onFilter({ ...filter, link })}
      />
      <FilterField
        label={words.kind}
        value={filter.kind}
        choices={feedbackKinds
          .filter((kind) => kinds.has(kind) && kind !== withoutKind)
          .map((kind) => [kind, feedbackKindWords[kind]])}
        onValue={(kind) => onFilter({ ...filter, kind })}
      />
    </fieldset>
  );
}

interface FilterFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value | undefined) => void;
}

/** A native list, because it may have hundreds of choices. */
function FilterField<Value extends string>({ label, value, choices, onValue }: FilterFieldProps<Value>) {
  const id = useId();
  const chosen = choices.findIndex(([choice]) => choice === value);
  return (
    <span className="feedback-filter-field">
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
