import { memo, type ReactNode, useMemo, useState } from "react";
import {
  type SortColumn,
  type SortOrder,
  sortColumns,
  sortSubmissions,
} from "#domain/submissions/arrangeSubmissions.ts";
import { groupOf, isAnswerLate } from "#domain/submissions/deadlines.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { ownZone } from "#frontend/modules/submissions/today.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { State } from "#frontend/ui/State.tsx";
import { DeadlineText } from "./DeadlineText.tsx";
import { formatFee } from "./formatFee.ts";
import { PlayName } from "./PlayName.tsx";
import { SubmissionCard } from "./SubmissionCard.tsx";
import { SubmissionMenu } from "./SubmissionMenu.tsx";
import { useIsNarrow } from "./useIsNarrow.ts";
import type { SubmissionActions } from "./useSubmissionActions.ts";

interface SubmissionTableProps {
  readonly submissions: readonly Submission[];
  readonly actions: SubmissionActions;
}

/** The submissions in rows, sorted by a column. In a narrow window, each is a card. */
export function SubmissionTable({ submissions, actions }: SubmissionTableProps) {
  const [order, setOrder] = useState<SortOrder>({ by: "deadline", isDescending: true });
  const sorted = useMemo(() => sortSubmissions(submissions, order, ownZone()), [submissions, order]);
  const isNarrow = useIsNarrow();
  const Content = isNarrow ? Cards : Rows;
  return <Content {...{ sorted, actions, order }} onOrder={setOrder} />;
}

interface SortedProps {
  readonly sorted: readonly Submission[];
  readonly actions: SubmissionActions;
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

function Rows({ sorted, actions, order, onOrder }: SortedProps) {
  const { shown, end } = useGrowingList<Submission, HTMLTableSectionElement>(sorted);
  return (
    <div className="submissions-table">
      <ScrollTable caption={words.title}>
        <thead>
          <tr>
            {sortColumns.map((column) => (
              <SortHead key={column} {...{ column, order, onOrder }} />
            ))}
            <th scope="col">
              <span className="only-spoken">{words.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((submission) => (
            <Row key={submission.submissionId} {...{ submission, actions }} />
          ))}
        </tbody>
        {end && <tbody ref={end} className="submissions-end" />}
      </ScrollTable>
    </div>
  );
}

interface SortHeadProps extends Pick<SortedProps, "order" | "onOrder"> {
  readonly column: SortColumn;
}

/** Days begin with the latest, and everything else with the first. */
const isDescendingFirst = (column: SortColumn): boolean => ["deadline", "sent", "fee", "expected"].includes(column);

function SortHead({ column, order, onOrder }: SortHeadProps) {
  const isSorted = order.by === column;
  const direction = order.isDescending ? "descending" : "ascending";
  const sort = () => onOrder({ by: column, isDescending: isSorted ? !order.isDescending : isDescendingFirst(column) });
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <PlainButton
        className="submissions-sort"
        title={words.sortColumn({ column: words.columns[column] })}
        onClick={sort}
      >
        <span>{words.columns[column]}</span>
        <span className="submissions-sort-mark" aria-hidden="true">
          {isSorted ? (order.isDescending ? "↓" : "↑") : ""}
        </span>
      </PlainButton>
    </th>
  );
}

interface RowProps {
  readonly submission: Submission;
  readonly actions: SubmissionActions;
}

/** Not rendered again when the list grows. */
const Row = memo(({ submission, actions }: RowProps) => {
  const { recipient, versionName, fee, sentOn, state, answeredOn, answerExpectedBy } = submission;
  const today = { now: new Date(), zone: ownZone() };
  return (
    <tr>
      <th scope="row">
        <PlainButton className="submissions-name" onClick={() => actions.edit(submission)}>
          <span dir="auto" translate="no">
            {recipient}
          </span>
        </PlainButton>
        <span className="submissions-kind">{words.kinds[submission.recipientKind]}</span>
      </th>
      <td>
        <PlayName submission={submission} />
      </td>
      <td dir="auto" translate="no">
        {versionName}
      </td>
      <td>
        <DeadlineText deadline={submission.deadline} />
        {groupOf(submission, today) === "overdue" && <State kind="bad">{words.overdue}</State>}
      </td>
      <td>{dayOrNothing(sentOn)}</td>
      <td className="submissions-fee">{fee && formatFee(fee)}</td>
      <td>
        <span className={`submissions-state submissions-state-${state}`}>{words.states[state]}</span>
        {answeredOn && <span className="submissions-aside">{formatCalendarDay(answeredOn)}</span>}
      </td>
      <td>
        {dayOrNothing(answerExpectedBy)}
        {isAnswerLate(submission, today) && <State kind="warn">{words.late}</State>}
      </td>
      <td className="submissions-menu-cell">
        <SubmissionMenu {...{ submission, actions }} />
      </td>
    </tr>
  );
});

const dayOrNothing = (day: string | null): ReactNode =>
  day && <span className="submissions-day">{formatCalendarDay(day)}</span>;

function Cards({ sorted, actions, order, onOrder }: SortedProps) {
  const { shown, end } = useGrowingList(sorted);
  return (
    <>
      <SelectField<SortColumn>
        label={words.sortBy}
        value={order.by}
        choices={sortColumns.map((column) => ({ value: column, label: words.columns[column] }))}
        onValue={(by) => onOrder({ by, isDescending: isDescendingFirst(by) })}
      />
      <ul className="submissions-cards" aria-label={words.title}>
        {shown.map((submission) => (
          <SubmissionCard key={submission.submissionId} {...{ submission, actions }} />
        ))}
        {end && <li ref={end} className="submissions-end" aria-hidden="true" />}
      </ul>
    </>
  );
}
