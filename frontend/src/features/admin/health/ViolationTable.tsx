import type { KeptReport } from "#domain/api/security.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";

const words = healthWords.admin;

export function ViolationTable({ violations }: { readonly violations: readonly KeptReport[] }) {
  if (violations.length === 0) return <p>{words.noViolations}</p>;
  return (
    <ScrollTable caption={words.violations}>
      <thead>
        <tr>
          {[words.kind, words.page, words.blocked, words.directive, words.times].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {violations.map(({ type, page, blocked, directive, count, source, line, firstAt }) => (
          <tr key={`${firstAt} ${type} ${page} ${blocked} ${directive} ${source} ${line}`}>
            <td>{words.kinds[type]}</td>
            <td>{page}</td>
            <td>{blocked}</td>
            <td>{directive}</td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
