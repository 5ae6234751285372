import type { FailedSync } from "#domain/api/contacts.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { formatMoment } from "#frontend/messages/format.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { nameOfPerson, useFailedSyncs } from "./useFailedSyncs.ts";

const words = automationWords.syncs;

/** Updates that HubSpot didn't accept, with a button to send them again. */
export function FailedSyncs() {
  const { state, reload, more, isBusy, replayOne, replayAll } = useFailedSyncs();
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      {state.kind === "loading" && <Loader label={words.loading} />}
      {state.kind === "failed" && (
        <Alert kind="bad" heading={words.loadFailed}>
          <p>{state.errorText}</p>
          <Button size="small" onClick={() => void reload()}>
            {words.tryAgain}
          </Button>
        </Alert>
      )}
      {state.kind === "ready" && (
        <>
          {state.data.syncs.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <SyncTable syncs={state.data.syncs} isBusy={isBusy} onReplay={(id) => void replayOne(id)} />
          )}
          {state.data.waiting > 0 && <p>{words.waiting({ count: state.data.waiting })}</p>}
          <div className="card-actions">
            {state.data.next !== undefined && (
              <Button onClick={() => void more(state.data.next ?? "")}>{words.more}</Button>
            )}
            {state.data.syncs.length > 0 && (
              <Button isBusy={isBusy} busyText={automationWords.running} onClick={() => void replayAll()}>
                {words.replayAll}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

interface SyncTableProps {
  readonly syncs: readonly FailedSync[];
  readonly isBusy: boolean;
  readonly onReplay: (id: string) => void;
}

function SyncTable({ syncs, isBusy, onReplay }: SyncTableProps) {
  const now = new Date();
  return (
    <ScrollTable caption={words.title}>
      <thead>
        <tr>
          {[words.who, words.what, words.since, words.attempts, words.why, words.replay].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="automation-syncs">
        {syncs.map(({ id, userId, eventName, since, attempts, reason }) => (
          <tr key={id}>
            <td>{nameOfPerson(userId)}</td>
            <td>{eventName ?? words.contact}</td>
            <td>
              <time dateTime={since}>{formatMoment(since, now)}</time>
            </td>
            <td>{attempts}</td>
            <td className="automation-why">{translateSentence(reason)}</td>
            <td>
              <Button
                size="small"
                isDisabled={isBusy}
                aria-label={words.replayOf({ name: nameOfPerson(userId) })}
                onClick={() => onReplay(id)}
              >
                {words.replay}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
