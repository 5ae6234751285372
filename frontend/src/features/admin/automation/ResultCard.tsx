import type { StepReport } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { formatMoment, formatNumber } from "#frontend/messages/format.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { State } from "#frontend/ui/State.tsx";
import type { Result } from "./lastResult.ts";

/** The result of the last action, step by step. */
export function ResultCard({ result }: { readonly result: Result | undefined }) {
  return (
    <Card title={automationWords.results}>
      <div className="automation-result" role="status">
        {result ? <Report result={result} /> : <p>{automationWords.noResults}</p>}
      </div>
    </Card>
  );
}

function Report({ result: { action, at, data, problem } }: { readonly result: Result }) {
  return (
    <>
      <p>
        <strong>{automationWords.actions[action].label}</strong>, <span>{formatMoment(at, new Date())}</span>
      </p>
      {problem && (
        <Alert kind="bad" heading={automationWords.actions[action].failed}>
          {translateSentence(problem)}
        </Alert>
      )}
      {data && data.steps.length > 0 && <Steps steps={data.steps} />}
    </>
  );
}

const columns = [
  automationWords.step,
  automationWords.state,
  automationWords.created,
  automationWords.changed,
  automationWords.unchanged,
];
const stateKinds = { done: "good", failed: "bad", "not-begun": "warn" } as const;

const Steps = ({ steps }: { readonly steps: readonly StepReport[] }) => (
  <ScrollTable caption={automationWords.results}>
    <thead>
      <tr>
        {columns.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {steps.map(({ step, state, created, changed, unchanged }) => (
        <tr key={step}>
          <th scope="row">{automationWords.steps[step]}</th>
          <td>
            <State kind={stateKinds[state]}>{automationWords.states[state]}</State>
          </td>
          <td>
            <Names names={created} />
          </td>
          <td>
            <Names names={changed} />
          </td>
          <td>
            <Names names={unchanged} />
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);

/** The number, and the names on request. */
function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <span className="automation-zero">{formatNumber(0)}</span>;
  return (
    <details>
      <summary>{formatNumber(names.length)}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
