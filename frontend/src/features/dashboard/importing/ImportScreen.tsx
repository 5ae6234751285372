import { useEffect, useRef } from "react";
import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { PlanFull } from "../PlanFull.tsx";
import type { ServerPlayList } from "../playList.ts";
import type { Services } from "../services.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { ImportActions } from "./ImportActions.tsx";
import type { ImportSource } from "./importSource.ts";
import { listSome } from "./listSome.ts";
import { canJoin, withoutSharedCorrections } from "./playsOfFile.ts";
import type { QueuedFile } from "./queuedFile.ts";
import { maxFiles, maxMegabytes } from "./queuedFiles.ts";
import { SelectedFile } from "./SelectedFile.tsx";
import { useImportQueue } from "./useImportQueue.ts";
import { useImportScreen } from "./useImportScreen.ts";
import type { LeavingScreen } from "./useLeaveQuestion.ts";
import "./importing.css";

export interface ImportScreenProps extends Omit<LeavingScreen, "isNeeded"> {
  readonly services: Services;
  readonly sources: readonly ImportSource[];
  /** Undefined while the server hasn't responded. */
  readonly plan: Pick<ServerPlayList, "count" | "limit"> | undefined;
  readonly onClose: () => void;
  /** Called after plays were created. Returns why some plays are only on this device. */
  readonly onAdded: () => Promise<SendRefusals>;
}

/** Shows what was recognized in each file before it becomes a play, and lets the writer correct it. */
export function ImportScreen({ services, sources, plan, ...leaving }: ImportScreenProps) {
  const queue = useImportQueue(services, sources);
  const { files, leftOut } = useStore(queue.files);
  const screen = useImportScreen({ queue, files, ...leaving });
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { selected } = screen;
  return (
    <div ref={start} tabIndex={-1} className="import">
      <Page title={titleOf(files)} lead={importingWords.lead}>
        {leftOut.length > 0 && (
          <Alert kind="warn" heading={importingWords.leftOutTitle({ files: leftOut.length })}>
            {importingWords.leftOut({ files: maxFiles, megabytes: maxMegabytes, names: listSome(leftOut) })}
          </Alert>
        )}
        {plan && <PlanSpace plan={plan} plays={files.filter(isPending).length} />}
        {files.length > 1 && (
          <FileList files={files} selected={selected} onSelect={screen.select} onRemove={screen.remove} />
        )}
        {selected && (
          <SelectedFile
            key={selected.id}
            isBroughtIntoView={screen.isSelected}
            file={selected}
            queue={queue}
            room={plan && plan.limit !== null ? Math.max(0, plan.limit - plan.count) : undefined}
            canJoin={canJoin(files, selected)}
            shareable={withoutSharedCorrections(files, selected).length}
            onReplace={(others) => screen.replace(selected.id, others)}
            onSelect={(id) => {
              // The button that was pressed is gone.
              start.current?.focus();
              if (id !== undefined) screen.select(id);
            }}
          />
        )}
        <DiscardDialog {...screen.discarding} />
        <ImportActions files={files} screen={screen} onUndo={(id) => queue.undo(id)} />
      </Page>
    </div>
  );
}

/** Once a file is imported as several plays, there are more plays than files. */
const titleOf = (files: readonly QueuedFile[]): string =>
  files.some(({ part }) => part)
    ? importingWords.titleOfPlays({ plays: files.length })
    : importingWords.title({ files: files.length });

/** Whether a play may still be created from the file. */
const isPending = ({ state }: QueuedFile): boolean => state.kind !== "refused" && state.kind !== "added";

interface PlanSpaceProps {
  readonly plan: Pick<ServerPlayList, "count" | "limit">;
  /** How many plays may be added. */
  readonly plays: number;
}

/** Says how many of the plays the plan has space for, before any is added. Nothing is shown if it's all of them. */
function PlanSpace({ plan: { count, limit }, plays }: PlanSpaceProps) {
  if (limit === null || count + plays <= limit) return null;
  const room = Math.max(0, limit - count);
  if (room === 0) return <PlanFull limit={limit} />;
  return (
    <Alert kind="warn" heading={importingWords.planTitle}>
      <PlanHint
        text={importingWords.planRoom({ room, others: plays - room, planName: unlimitedPlanName })}
        seePlans={dashboardWords.seePlans}
      />
    </Alert>
  );
}

interface FileListProps {
  readonly files: readonly QueuedFile[];
  readonly selected: QueuedFile | undefined;
  readonly onSelect: (id: number) => void;
  readonly onRemove: (file: QueuedFile) => void;
}

/** Each file with its state. Selecting one shows it below. */
const FileList = ({ files, selected, onSelect, onRemove }: FileListProps) => (
  <section className="import-files" aria-label={importingWords.queue}>
    <ol>
      {files.map((file) => {
        const { id, name, state } = file;
        const kind = state.kind === "added" && state.isOverLimit ? "addedHere" : state.kind;
        return (
          <li key={id} className="import-queued">
            <button
              type="button"
              className="import-queued-name"
              aria-current={id === selected?.id ? "true" : undefined}
              aria-label={importingWords.file({ name, state: importingWords.states[kind] })}
              onClick={() => onSelect(id)}
            >
              <span>{name}</span>
              <span className={`import-state import-state-${kind}`}>{importingWords.states[kind]}</span>
            </button>
            {state.kind !== "adding" && state.kind !== "added" && (
              <Button
                variant="bare"
                size="small"
                aria-label={importingWords.removeFile({ name })}
                onClick={() => onRemove(file)}
              >
                {importingWords.remove}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);
