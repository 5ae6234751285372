import { type ColumnField, cellsOf, columnFields, dateFields } from "#domain/submissions/csv/columns.ts";
import { type DateForm, dateForms } from "#domain/submissions/csv/readDate.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import type { Sheet } from "./useSheet.ts";

const { headings: fieldNames } = submissionLogWords;

/** Which column is which field, and how its days are read. */
export function SheetColumns({ sheet }: { readonly sheet: Sheet }) {
  const { headings, plan, currency, hasHeadings, setHasHeadings, setCurrency } = sheet;
  return (
    <section className="importing-columns" aria-label={words.columns}>
      <h3>{words.columns}</h3>
      <p className="importing-lead">{words.columnsLead}</p>
      <Toggle label={words.hasHeadings} text={words.hasHeadingsText} isOn={hasHeadings} onChange={setHasHeadings} />
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
          {headings.map((heading, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number. Two may have the same heading.
            <ColumnRow key={column} {...{ sheet, heading, column }} />
          ))}
        </tbody>
      </ScrollTable>
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

interface ColumnRowProps {
  readonly sheet: Sheet;
  readonly heading: string;
  readonly column: number;
}

function ColumnRow({ sheet, heading, column }: ColumnRowProps) {
  const field = sheet.plan[column] ?? null;
  const example = cellsOf(sheet.rows, column).find((cell) => cell !== "") ?? "";
  const setField = (value: ColumnField | "") => sheet.setField(column, value === "" ? null : value);
  return (
    <tr>
      <th scope="row" dir="auto" translate="no">
        {heading}
      </th>
      <td className="importing-example" dir="auto" translate="no">
        {example.slice(0, 80)}
      </td>
      <td>
        <SelectField<ColumnField | "">
          label={words.fieldOf({ heading })}
          isLabelHidden
          size="small"
          value={field ?? ""}
          choices={[
            { value: "", label: words.toNotes },
            ...columnFields.map((one) => ({ value: one, label: fieldNames[one] })),
          ]}
          onValue={setField}
        />
      </td>
      <td>
        {field !== null && dateFields.includes(field) && (
          <SelectField<DateForm>
            label={words.formOf({ heading })}
            isLabelHidden
            size="small"
            value={sheet.dateForms[column] ?? "us"}
            choices={dateForms.map((form) => ({ value: form, label: words.forms[form] }))}
            onValue={(form) => sheet.setDateForm(column, form)}
          />
        )}
      </td>
    </tr>
  );
}
