import { accountDataWords } from "#frontend/messages/accountData.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import type { DataExportState } from "./useDataExport.ts";

interface DataExportProps {
  readonly state: DataExportState;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Downloads all of a person's data in one file. */
export const DataExport = ({ state, start, cancel }: DataExportProps) => (
  <Card title={accountDataWords.title}>
    <p className="setting-lead">{accountDataWords.lead}</p>
    {state.kind === "packing" && <Packing {...state} cancel={cancel} />}
    {state.kind === "canceled" && <Alert kind="plain">{accountDataWords.canceled}</Alert>}
    {state.kind === "failed" && (
      <Alert kind="bad" heading={accountDataWords.failed}>
        {state.errorText}
      </Alert>
    )}
    {state.kind === "done" && <Done {...state} />}
    {state.kind !== "packing" && (
      <div>
        <Button onClick={start}>{needsAgain(state) ? accountDataWords.again : accountDataWords.start}</Button>
      </div>
    )}
  </Card>
);

const needsAgain = (state: DataExportState): boolean =>
  state.kind === "failed" || (state.kind === "done" && state.missing.length > 0);

type Of<Kind extends DataExportState["kind"]> = Extract<DataExportState, { kind: Kind }>;

function Packing({ done, all, cancel }: Of<"packing"> & { readonly cancel: () => void }) {
  const said = all === 0 ? accountDataWords.looking : accountDataWords.progress({ done, all });
  return (
    <div className="data-export-progress">
      <progress aria-label={accountDataWords.bar} max={Math.max(all, 1)} value={all === 0 ? 0 : done} />
      <p>
        <span>{said}</span>. <span className="setting-lead">{accountDataWords.leaving}</span>
      </p>
      <div>
        <Button onClick={cancel}>{accountDataWords.cancel}</Button>
      </div>
    </div>
  );
}

const Done = ({ plays, missing, behind }: Of<"done">) => (
  <>
    <Alert kind="good">{accountDataWords.done({ plays })}</Alert>
    {missing.length > 0 && (
      <Alert kind="bad" heading={accountDataWords.missing({ count: missing.length })}>
        <ul>
          {missing.map(({ title, errorText }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two plays may have the same title and the same error.
            <li key={at}>
              <span>{title}</span>: <span>{errorText}</span>
            </li>
          ))}
        </ul>
      </Alert>
    )}
    {behind > 0 && <Alert kind="warn">{accountDataWords.behind({ count: behind })}</Alert>}
  </>
);
