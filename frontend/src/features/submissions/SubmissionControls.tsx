import { useMemo } from "react";
import { type SubmissionFilter, yearOf } from "#domain/submissions/arrangeSubmissions.ts";
import { recipientKinds, type Submission, submissionStates } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

export type LogView = "table" | "board";

interface SubmissionControlsProps {
  /** All of them, for the choices. */
  readonly submissions: readonly Submission[];
  readonly filter: SubmissionFilter;
  readonly onFilter: (filter: SubmissionFilter) => void;
  readonly view: LogView;
  readonly onView: (view: LogView) => void;
}

/** View, search and filters. */
export function SubmissionControls({ submissions, filter, onFilter, view, onView }: SubmissionControlsProps) {
  const { plays, years } = useMemo(() => choicesOf(submissions), [submissions]);
  const set = (change: Partial<SubmissionFilter>) => onFilter({ ...filter, ...change });
  return (
    <fieldset className="submissions-controls">
      <legend className="only-spoken">{words.filters}</legend>
      <Segmented
        label={words.view}
        value={view}
        choices={[
          { value: "table", label: words.asTable },
          { value: "board", label: words.asBoard },
        ]}
        onValue={onView}
      />
      <TextField type="search" label={words.search} value={filter.text} onValue={(text) => set({ text })} />
      <SelectField
        label={words.play}
        value={filter.play}
        choices={[{ value: "", label: words.allPlays }, ...plays.map((title) => ({ value: title, label: title }))]}
        onValue={(play) => set({ play })}
      />
      <SelectField<SubmissionFilter["state"]>
        label={words.state}
        value={filter.state}
        choices={[
          { value: "", label: words.allStates },
          { value: "open", label: words.openStates },
          ...submissionStates.map((state) => ({ value: state, label: words.states[state] })),
        ]}
        onValue={(state) => set({ state })}
      />
      <SelectField
        label={words.year}
        value={filter.year}
        choices={[{ value: "", label: words.allYears }, ...years.map((year) => ({ value: year, label: year }))]}
        onValue={(year) => set({ year })}
      />
      <SelectField<SubmissionFilter["kind"]>
        label={words.kind}
        value={filter.kind}
        choices={[
          { value: "", label: words.allKinds },
          ...recipientKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        ]}
        onValue={(kind) => set({ kind })}
      />
    </fieldset>
  );
}

function choicesOf(submissions: readonly Submission[]) {
  const unique = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== "");
  return {
    plays: unique(submissions.map(({ playTitle }) => playTitle)).toSorted((a, b) => a.localeCompare(b)),
    years: unique(submissions.map(yearOf)).toSorted().toReversed(),
  };
}
