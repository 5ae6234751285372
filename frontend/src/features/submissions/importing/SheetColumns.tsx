import { type ColumnField, cellsOf, columnFields, dateFields } from "#domain/submissions/csv/columns.ts";
import { type DateForm, dateForms } from "#domain/submissions/csv/readDate.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import { useIsNarrow } from "../useIsNarrow.ts";
import type { Sheet } from "./useSheet.ts";

const { headings: fieldNames } = submissionLogWords;

/** Which column is which field, and how its days are read. */
export function SheetColumns({ sheet }: { readonly sheet: Sheet }) {
  const { plan, currency, hasHeadings, setHasHeadings, setCurrency } = sheet;
  const isNarrow = useIsNarrow();
  return (
    <section className="importing-columns" aria-label={words.columns}>
      <h3>{words.columns}</h3>
      <p className="importing-lead">{words.columnsLead}</p>
      <Toggle label={words.hasHeadings} text={words.hasHeadingsText} isOn={hasHeadings} onChange={setHasHeadings} />
      {isNarrow ? <ColumnCards sheet={sheet} /> : <ColumnTable sheet={sheet} />}
      {plan.includes("fee") && (
        <TextField
          className="importing-currency"
          label={words.currency}
          hint={words.currencyHint}
          maxLength={3}
          value={currency}
          onValue={(given) => setCurrency(given.toUpperCase())}
        />
      )}
    </section>
  );
}

interface ColumnsProps {
  readonly sheet: Sheet;
}

const ColumnTable = ({ sheet }: ColumnsProps) => (
  <ScrollTable caption={words.columns}>
    <thead>
      <tr>
        <th scope="col">{words.column}</th>
        <th scope="col">{words.example}</th>
        <th scope="col">{words.goesTo}</th>
        <th scope="col">{words.dates}</th>
      </tr>
    </thead>
    <tbody>
      {sheet.headings.map((heading, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number. Two may have the same heading.
        <tr key={column}>
          <th scope="row" dir="auto" translate="no">
            {heading}
          </th>
          <td className="importing-example" dir="auto" translate="no">
            {exampleIn(sheet, column)}
          </td>
          <td>
            <FieldOfColumn {...{ sheet, heading, column }} />
          </td>
          <td>
            <DatesOfColumn {...{ sheet, heading, column }} />
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);

/** A narrow window has no room for the columns of a table. */
const ColumnCards = ({ sheet }: ColumnsProps) => (
  <ul className="importing-cards" aria-label={words.columns}>
    {sheet.headings.map((heading, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number. Two may have the same heading.
      <li key={column} className="importing-card">
        <h4 dir="auto" translate="no">
          {heading}
        </h4>
        <p className="importing-example" dir="auto" translate="no">
          {exampleIn(sheet, column)}
        </p>
        <FieldOfColumn {...{ sheet, heading, column }} />
        <DatesOfColumn {...{ sheet, heading, column }} />
      </li>
    ))}
  </ul>
);

/** The first cell that has something in it. */
const exampleIn = ({ rows }: Sheet, column: number): string =>
  (cellsOf(rows, column).find((cell) => cell !== "") ?? "").slice(0, 80);

interface ColumnProps extends ColumnsProps {
  readonly heading: string;
  readonly column: number;
}

const FieldOfColumn = ({ sheet, heading, column }: ColumnProps) => (
  <SelectField<ColumnField | "">
    label={words.fieldOf({ heading })}
    isLabelHidden
    size="small"
    value={sheet.plan[column] ?? ""}
    choices={[
      { value: "", label: words.toNotes },
      ...columnFields.map((one) => ({ value: one, label: fieldNames[one] })),
    ]}
    onValue={(value) => sheet.setField(column, value === "" ? null : value)}
  />
);

/** How the days of a column are read; nothing for other columns. */
function DatesOfColumn({ sheet, heading, column }: ColumnProps) {
  const field = sheet.plan[column] ?? null;
  if (field === null || !dateFields.includes(field)) return null;
  return (
    <SelectField<DateForm>
      label={words.formOf({ heading })}
      isLabelHidden
      size="small"
      value={sheet.dateForms[column] ?? "us"}
      choices={dateForms.map((form) => ({ value: form, label: words.forms[form] }))}
      onValue={(form) => sheet.setDateForm(column, form)}
    />
  );
}
