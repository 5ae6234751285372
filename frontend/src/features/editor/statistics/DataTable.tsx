import { formatNumber } from "#frontend/messages/format.ts";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";

interface DataTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The numbers of a chart. */
export const DataTable = ({ caption, head, rows }: DataTableProps) =>
  rows.length > 0 && (
    <details className="statistics-table">
      <summary>{statisticsWords.asTable}</summary>
      <ScrollTable caption={caption}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes may have the same name.
            <tr key={at}>
              <th scope="row">
                <bdi translate="no">{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td key={column}>{typeof cell === "number" ? formatNumber(cell) : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  );
