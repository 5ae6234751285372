import { useEffect, useRef } from "react";
import { importingWords as words } from "#frontend/messages/importing.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import type { ServerPlayList } from "../playList.ts";
import type { Services } from "../services.ts";
import { FileList } from "./FileList.tsx";
import { ImportActions } from "./ImportActions.tsx";
import { maxFiles, maxMegabytes, type QueuedFile } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import { PlanSpace } from "./PlanSpace.tsx";
import { SelectedFile } from "./SelectedFile.tsx";
import { useImportQueue } from "./useImportQueue.ts";
import { useImportScreen } from "./useImportScreen.ts";
import "./importing.css";

export interface ImportScreenProps {
  readonly services: Services;
  readonly sources: readonly ImportSource[];
  /** Undefined while the server hasn't responded. */
  readonly plan: Pick<ServerPlayList, "count" | "limit"> | undefined;
  readonly onClose: () => void;
  /** Called after plays were created. */
  readonly onAdded: () => Promise<void>;
}

/** Shows what was recognized in each file before it becomes a play, and lets the writer correct it. */
export function ImportScreen({ services, sources, plan, onClose, onAdded }: ImportScreenProps) {
  const queue = useImportQueue(services, sources);
  const { files, leftOut } = useStore(queue.files);
  const screen = useImportScreen({ queue, files, onClose, onAdded });
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { selected } = screen;
  return (
    <div ref={start} tabIndex={-1} className="import">
      <Page title={words.title(files.length)} lead={words.lead}>
        {leftOut.length > 0 && (
          <Alert kind="warn" heading={words.leftOutTitle(leftOut.length)}>
            {words.leftOut(leftOut, maxFiles, maxMegabytes)}
          </Alert>
        )}
        {plan && <PlanSpace plan={plan} plays={files.filter(isPending).length} />}
        {files.length > 1 && (
          <FileList files={files} selected={selected} onSelect={screen.select} onRemove={(id) => queue.remove(id)} />
        )}
        {selected && (
          <SelectedFile
            key={selected.id}
            file={selected}
            queue={queue}
            onReplace={(others) => screen.replace(selected.id, others)}
          />
        )}
        <ImportActions files={files} screen={screen} />
      </Page>
    </div>
  );
}

/** Whether a play may still be created from the file. */
const isPending = ({ state }: QueuedFile): boolean => state.kind !== "refused" && state.kind !== "added";
