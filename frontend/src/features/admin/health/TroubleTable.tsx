import type { StoredHealth } from "#domain/api/health.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { State } from "#frontend/ui/State.tsx";
import { troublesOf } from "./healthDay.ts";

const { admin: words, checks: names, states } = healthWords;

/** More rows than this are only counted. */
const maxShown = 50;

export function TroubleTable({ results }: { readonly results: readonly StoredHealth[] }) {
  const troubles = troublesOf(results);
  if (troubles.length === 0) return <p>{results.length > 0 ? words.noTroubles : words.none}</p>;
  return (
    <>
      <ScrollTable caption={words.troubles}>
        <thead>
          <tr>
            {[words.from, words.to, words.what, words.state, words.why].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {troubles.slice(0, maxShown).map(({ check, state, why, from, to }) => (
            <tr key={`${from} ${check}`}>
              <td>{timeOf(from)}</td>
              <td>{timeOf(to)}</td>
              <td>{names[check]}</td>
              <td>
                <State kind={state === "degraded" ? "warn" : "bad"}>{states[state]}</State>
              </td>
              <td className="health-why">{why}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {troubles.length > maxShown && <p>{words.more({ count: troubles.length - maxShown })}</p>}
    </>
  );
}

/** The time in UTC, as in the log. */
const timeOf = (instant: string): string => instant.slice(11, 16);
