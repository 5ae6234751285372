import type { RowProblem, TakenRow } from "#domain/submissions/csv/entriesOfSheet.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { formatFee } from "../formatFee.ts";
import { useIsNarrow } from "../useIsNarrow.ts";
import type { Sheet } from "./useSheet.ts";

const { columns, headings, states } = submissionLogWords;

/** Every row as it will be stored, those with problems first. In a narrow window, each is a card. */
export function SheetPreview({ sheet: { taken } }: { readonly sheet: Sheet }) {
  const isNarrow = useIsNarrow();
  const problems = taken.filter((row) => row.problems.length > 0).length;
  const Content = isNarrow ? PreviewCards : PreviewTable;
  return (
    <section className="importing-preview" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <p className="importing-lead" role="status">
        {[words.rows({ count: taken.length }), problems > 0 && words.withProblems({ count: problems })]
          .filter(Boolean)
          .join(" ")}
      </p>
      <Content taken={taken} />
    </section>
  );
}

interface TakenRows {
  readonly taken: readonly TakenRow[];
}

function PreviewTable({ taken }: TakenRows) {
  const { shown, end } = useGrowingList<TakenRow, HTMLTableSectionElement>(taken);
  return (
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
  );
}

interface PreviewRowProps {
  readonly row: TakenRow;
}

function PreviewRow({ row }: PreviewRowProps) {
  const { line, entry } = row;
  const { deadline, sentOn, fee, state } = factsOf(row);
  return (
    <tr>
      <td>{line}</td>
      <th scope="row" className="importing-title">
        <span dir="auto" translate="no">
          {entry.recipient}
        </span>
        <Problems row={row} />
      </th>
      <td className="importing-title" dir="auto" translate="no">
        {entry.playTitle}
      </td>
      <td className="importing-day">{deadline}</td>
      <td className="importing-day">{sentOn}</td>
      <td>{fee}</td>
      <td>{state}</td>
      <td className="importing-notes" dir="auto" translate="no">
        {entry.notes}
      </td>
    </tr>
  );
}

function PreviewCards({ taken }: TakenRows) {
  const { shown, end } = useGrowingList(taken);
  return (
    <ul className="importing-cards" aria-label={words.preview}>
      {shown.map((row) => (
        <PreviewCard key={row.line} row={row} />
      ))}
      {end && <li ref={end} className="submissions-end" aria-hidden="true" />}
    </ul>
  );
}

function PreviewCard({ row }: PreviewRowProps) {
  const { line, entry } = row;
  const { deadline, sentOn, fee, state } = factsOf(row);
  const facts = [
    { name: words.line, fact: formatNumber(line) },
    { name: columns.play, fact: entry.playTitle, isOwn: true },
    { name: columns.deadline, fact: deadline },
    { name: columns.sent, fact: sentOn },
    { name: columns.fee, fact: fee },
    { name: columns.state, fact: state },
    { name: headings.notes, fact: entry.notes, isOwn: true },
  ];
  return (
    <li className="importing-card">
      <h4 dir="auto" translate="no">
        {entry.recipient}
      </h4>
      <Problems row={row} />
      <dl className="importing-facts">
        {facts
          .filter(({ fact }) => fact !== "")
          .map(({ name, fact, isOwn }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={name === headings.notes ? "importing-notes" : undefined} {...(isOwn && writersOwn)}>
                {fact}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

const writersOwn = { dir: "auto", translate: "no" } as const;

/** What a row says, as texts; empty for what it doesn't have. */
function factsOf({ entry: { deadline, sentOn, fee, state, answeredOn } }: TakenRow) {
  return {
    deadline: deadline ? [formatCalendarDay(deadline.day), deadline.time, deadline.zone].filter(Boolean).join(" ") : "",
    sentOn: sentOn ? formatCalendarDay(sentOn) : "",
    fee: fee ? formatFee(fee) : "",
    state: [states[state], answeredOn && formatCalendarDay(answeredOn)].filter(Boolean).join(", "),
  };
}

const Problems = ({ row: { problems } }: PreviewRowProps) =>
  problems.map((problem) => (
    <span key={describeProblem(problem)} className="importing-problem">
      {describeProblem(problem)}
    </span>
  ));

function describeProblem(problem: RowProblem): string {
  if (problem.kind === "noRecipient") return words.problems.noRecipient;
  if (problem.kind === "tooLong") return words.problems.tooLong;
  return words.problems.unread({ field: headings[problem.field], cell: problem.cell.slice(0, 60) });
}
