import type { RowProblem, TakenRow } from "#domain/submissions/csv/entriesOfSheet.ts";
import { formatCalendarDay } from "#frontend/messages/format.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { formatFee } from "../formatFee.ts";
import type { Sheet } from "./useSheet.ts";

const { columns, headings, states } = submissionLogWords;

/** Every row as it will be stored, those with problems first. */
export function SheetPreview({ sheet: { taken } }: { readonly sheet: Sheet }) {
  const { shown, end } = useGrowingList<TakenRow, HTMLTableSectionElement>(taken);
  const problems = taken.filter((row) => row.problems.length > 0).length;
  return (
    <section className="importing-preview" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <p className="importing-lead" role="status">
        {[words.rows({ count: taken.length }), problems > 0 && words.withProblems({ count: problems })]
          .filter(Boolean)
          .join(" ")}
      </p>
      <ScrollTable caption={words.preview}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{columns.recipient}</th>
            <th scope="col">{columns.play}</th>
            <th scope="col">{columns.deadline}</th>
            <th scope="col">{columns.sent}</th>
            <th scope="col">{columns.fee}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{headings.notes}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={row.line} row={row} />
          ))}
        </tbody>
        {end && <tbody ref={end} className="submissions-end" />}
      </ScrollTable>
    </section>
  );
}

function PreviewRow({ row: { line, entry, problems } }: { readonly row: TakenRow }) {
  const { recipient, playTitle, deadline, sentOn, fee, state, answeredOn, notes } = entry;
  return (
    <tr>
      <td>{line}</td>
      <th scope="row">
        <span dir="auto" translate="no">
          {recipient}
        </span>
        {problems.map((problem) => (
          <span key={describeProblem(problem)} className="importing-problem">
            {describeProblem(problem)}
          </span>
        ))}
      </th>
      <td dir="auto" translate="no">
        {playTitle}
      </td>
      <td>{deadline && [formatCalendarDay(deadline.day), deadline.time, deadline.zone].filter(Boolean).join(" ")}</td>
      <td>{sentOn && formatCalendarDay(sentOn)}</td>
      <td>{fee && formatFee(fee)}</td>
      <td>{[states[state], answeredOn && formatCalendarDay(answeredOn)].filter(Boolean).join(", ")}</td>
      <td className="importing-notes" dir="auto" translate="no">
        {notes}
      </td>
    </tr>
  );
}

function describeProblem(problem: RowProblem): string {
  if (problem.kind === "noRecipient") return words.problems.noRecipient;
  if (problem.kind === "tooLong") return words.problems.tooLong;
  return words.problems.unread({ field: headings[problem.field], cell: problem.cell.slice(0, 60) });
}
