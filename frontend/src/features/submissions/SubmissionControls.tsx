import { useMemo } from "react";
import { type SubmissionFilter, yearOf } from "#domain/submissions/arrangeSubmissions.ts";
import { recipientKinds, type Submission, submissionStates } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useIsNarrow } from "./useIsNarrow.ts";

export type LogView = "table" | "board";

interface SubmissionControlsProps {
  /** All of them, for the choices. */
  readonly submissions: readonly Submission[];
  readonly filter: SubmissionFilter;
  readonly onFilter: (filter: SubmissionFilter) => void;
  readonly view: LogView;
  readonly onView: (view: LogView) => void;
}

/** View, search and filters. On a phone, all of them would fill the screen. */
export function SubmissionControls({ submissions, filter, onFilter, view, onView }: SubmissionControlsProps) {
  const { plays, years } = useMemo(() => choicesOf(submissions), [submissions]);
  const isNarrow = useIsNarrow();
  const { play, state, year, kind } = filter;
  const set = (change: Partial<SubmissionFilter>) => onFilter({ ...filter, ...change });
  const fields = (
    <>
      <SelectField
        label={words.play}
        value={play}
        choices={[{ value: "", label: words.allPlays }, ...plays.map((title) => ({ value: title, label: title }))]}
        onValue={(title) => set({ play: title })}
      />
      <SelectField<SubmissionFilter["state"]>
        label={words.state}
        value={state}
        choices={[
          { value: "", label: words.allStates },
          { value: "open", label: words.openStates },
          ...submissionStates.map((each) => ({ value: each, label: words.states[each] })),
        ]}
        onValue={(chosen) => set({ state: chosen })}
      />
      <SelectField
        label={words.year}
        value={year}
        choices={[{ value: "", label: words.allYears }, ...years.map((each) => ({ value: each, label: each }))]}
        onValue={(chosen) => set({ year: chosen })}
      />
      <SelectField<SubmissionFilter["kind"]>
        label={words.kind}
        value={kind}
        choices={[
          { value: "", label: words.allKinds },
          ...recipientKinds.map((each) => ({ value: each, label: words.kinds[each] })),
        ]}
        onValue={(chosen) => set({ kind: chosen })}
      />
    </>
  );
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
      {isNarrow ? (
        <details className="submissions-filters">
          <summary>
            {words.filtersSet({ count: [play, state, year, kind].filter((value) => value !== "").length })}
          </summary>
          <div>{fields}</div>
        </details>
      ) : (
        fields
      )}
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
