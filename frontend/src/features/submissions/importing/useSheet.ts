import { useMemo, useState } from "react";
import {
  type ColumnField,
  type ColumnPlan,
  cellsOf,
  guessColumns,
  guessHasHeadings,
} from "#domain/submissions/csv/columns.ts";
import { entriesOfSheet, type TakenRow } from "#domain/submissions/csv/entriesOfSheet.ts";
import { type DateForm, guessDateForm } from "#domain/submissions/csv/readDate.ts";
import { readSheet, type SheetRows } from "#domain/submissions/csv/readSheet.ts";
import { readerLocale } from "#frontend/messages/locale.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { useOwnPlays } from "../useOwnPlays.ts";

interface Choices {
  readonly hasHeadings: boolean;
  readonly plan: ColumnPlan;
  readonly dateForms: readonly DateForm[];
  readonly currency: string;
}

export interface Sheet extends Choices {
  readonly headings: readonly string[];
  /** Without the headings. */
  readonly rows: SheetRows;
  /** Every row as it will be stored, those with problems first. */
  readonly taken: readonly TakenRow[];
  readonly setHasHeadings: (hasHeadings: boolean) => void;
  readonly setField: (column: number, field: ColumnField | null) => void;
  readonly setDateForm: (column: number, form: DateForm) => void;
  readonly setCurrency: (currency: string) => void;
}

/** A spreadsheet, and how the writer wants it to be read. It begins with a guess. */
export function useSheet(text: string): Sheet {
  const all = useMemo(() => readSheet(text), [text]);
  const [choices, setChoices] = useState(() => choicesFor(all, guessHasHeadings(all)));
  const plays = useOwnPlays();
  const { hasHeadings, plan, dateForms, currency } = choices;
  const headings = useMemo(() => headingsOf(all, hasHeadings), [all, hasHeadings]);
  const rows = useMemo(() => (hasHeadings ? all.slice(1) : all), [all, hasHeadings]);
  const taken = useMemo(() => {
    const firstLine = hasHeadings ? 2 : 1;
    const { unnamed } = words;
    const read = entriesOfSheet({ headings, rows, firstLine, plan, dateForms, currency, plays, unnamed });
    return read.toSorted((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0));
  }, [headings, rows, hasHeadings, plan, dateForms, currency, plays]);
  return {
    ...choices,
    headings,
    rows,
    taken,
    setHasHeadings: (has) => setChoices(choicesFor(all, has)),
    // Each field once: the column that had it goes into the notes.
    setField: (column, field) =>
      setChoices((before) => ({
        ...before,
        plan: before.plan.map((one, n) => (n === column ? field : one === field && field !== "notes" ? null : one)),
      })),
    setDateForm: (column, form) =>
      setChoices((before) => ({ ...before, dateForms: before.dateForms.map((one, n) => (n === column ? form : one)) })),
    setCurrency: (given) => setChoices((before) => ({ ...before, currency: given })),
  };
}

const widthOf = (rows: SheetRows): number => Math.max(0, ...rows.map(({ length }) => length));

function choicesFor(all: SheetRows, hasHeadings: boolean): Choices {
  const rows = hasHeadings ? all.slice(1) : all;
  const width = widthOf(all);
  const preferred: DateForm = readerLocale().endsWith("-US") ? "us" : "european";
  return {
    hasHeadings,
    plan: guessColumns(hasHeadings ? all[0] : undefined, rows, width),
    dateForms: Array.from({ length: width }, (_, column) => guessDateForm(cellsOf(rows, column), preferred)),
    currency: "USD",
  };
}

const headingsOf = (all: SheetRows, hasHeadings: boolean): readonly string[] =>
  Array.from({ length: widthOf(all) }, (_, column) => {
    const heading = hasHeadings ? (all[0]?.[column] ?? "") : "";
    return heading.replaceAll("\n", " ") || words.columnNumber({ number: String(column + 1) });
  });
