import { maxSubmissionNotes } from "../../api/submissions.ts";
import { withoutGuards } from "../../csv.ts";
import type { PlayId } from "../../play/play.ts";
import { emptySubmission, type SubmissionEntry, type SubmissionId } from "../submission.ts";
import type { ColumnField, ColumnPlan } from "./columns.ts";
import { fillField, type ReadState, type TakenCell } from "./fillField.ts";
import type { DateForm } from "./readDate.ts";
import type { SheetRows } from "./readSheet.ts";

/** What a cell has that its field can't hold. The cell is in the notes then. */
export type RowProblem =
  | { readonly kind: "noRecipient" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "unread"; readonly field: ColumnField; readonly cell: string };

/** A row as it will be stored. */
export interface TakenRow {
  /** The row's number in the sheet, from 1. */
  readonly line: number;
  /** From the sheet, if it was exported by Ghostlight. */
  readonly submissionId: SubmissionId | undefined;
  readonly entry: SubmissionEntry;
  readonly problems: readonly RowProblem[];
}

export interface SheetReading {
  readonly headings: readonly string[];
  /** Without the row of headings. */
  readonly rows: SheetRows;
  /** The number of the first of them in the sheet. */
  readonly firstLine: number;
  readonly plan: ColumnPlan;
  /** The form of each column's dates. */
  readonly dateForms: readonly DateForm[];
  /** Of amounts without a currency. */
  readonly currency: string;
  /** The writer's plays, which are recognized by their titles. */
  readonly plays: readonly { readonly playId: PlayId; readonly title: string }[];
  /** What a row without a recipient is called. */
  readonly unnamed: string;
}

/** Returns each row as it will be stored. A cell that no field takes whole is in the notes, as "Heading: cell". */
export function entriesOfSheet(sheet: SheetReading): readonly TakenRow[] {
  const byTitle = new Map(sheet.plays.map(({ playId, title }) => [nameOf(title), playId]));
  return sheet.rows.map((cells, index) => takeRow(sheet, cells, sheet.firstLine + index, byTitle));
}

const nameOf = (title: string): string => title.normalize("NFC").trim().toLowerCase();

function takeRow(
  sheet: SheetReading,
  cells: readonly string[],
  line: number,
  byTitle: ReadonlyMap<string, PlayId>,
): TakenRow {
  const state: ReadState = {
    ...{ entry: { ...emptySubmission }, hasState: false, time: null, zone: null, currency: sheet.currency },
  };
  const read = cellsInOrder(sheet, cells)
    .map((cell) => ({ ...cell, taken: take(state, cell) }))
    .map((cell) => (isUseless(cell, state) ? { ...cell, taken: "beside" as const } : cell));
  const problems: RowProblem[] = read.flatMap(({ field, cell, taken }) =>
    taken === "unread" && field ? [{ kind: "unread" as const, field, cell }] : [],
  );
  const entry = completed(state, byTitle);
  const own = read.filter(({ field }) => field === "notes").map(({ cell }) => cell);
  const beside = read
    .filter(({ field, taken }) => field !== "notes" && taken !== "whole")
    .toSorted((a, b) => a.column - b.column)
    .map(({ heading, cell }) => (heading === "" ? cell : `${heading}: ${cell}`));
  const notes = [...own, ...beside].join("\n");
  if (entry.recipient === "") problems.push({ kind: "noRecipient" });
  if (notes.length > maxSubmissionNotes) problems.push({ kind: "tooLong" });
  return {
    line,
    submissionId: read.find(({ field, taken }) => field === "submissionId" && taken === "whole")?.cell as
      | SubmissionId
      | undefined,
    entry: { ...entry, recipient: entry.recipient || sheet.unnamed, notes },
    problems,
  };
}

interface PlannedCell {
  readonly column: number;
  readonly heading: string;
  readonly field: ColumnField | null;
  readonly cell: string;
  readonly form: DateForm;
}

/** Returns the filled cells: a currency, a time and a zone first, because what they're about needs them. */
function cellsInOrder({ headings, plan, dateForms }: SheetReading, cells: readonly string[]): readonly PlannedCell[] {
  const isOwn = plan.includes("submissionId");
  const planned = cells.map((cell, column) => ({
    column,
    heading: headings[column] ?? "",
    field: plan[column] ?? null,
    cell: isOwn ? withoutGuards(cell) : cell,
    form: dateForms[column] ?? "us",
  }));
  const isFirst = ({ field }: PlannedCell) => field !== null && needed.includes(field);
  return planned.filter(({ cell }) => cell !== "").toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

const needed: readonly ColumnField[] = ["currency", "deadlineTime", "deadlineZone"];

/** A currency without an amount, or a time or zone without a day, has no place in an entry. */
function isUseless({ field }: PlannedCell, { entry }: ReadState): boolean {
  if (field === "currency") return entry.fee === null;
  return (field === "deadlineTime" || field === "deadlineZone") && entry.deadline === null;
}

const take = (state: ReadState, { field, cell, form }: PlannedCell): TakenCell =>
  field === null ? "beside" : fillField(state, field, cell, form);

function completed({ entry, hasState, time, zone }: ReadState, byTitle: ReadonlyMap<string, PlayId>): SubmissionEntry {
  const { deadline } = entry;
  return {
    ...entry,
    playId: entry.playId ?? byTitle.get(nameOf(entry.playTitle)) ?? null,
    deadline: deadline && { day: deadline.day, time: deadline.time ?? time, zone },
    state: hasState ? entry.state : stateWithout(entry),
  };
}

/** Without a word for the state, the days say it: what was answered isn't waiting, but nobody knows how. */
const stateWithout = ({ sentOn, answeredOn }: SubmissionEntry): SubmissionEntry["state"] =>
  sentOn || answeredOn ? "waiting" : "planned";
