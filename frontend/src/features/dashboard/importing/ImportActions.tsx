import { importingWords } from "#frontend/messages/importing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import type { QueuedFile } from "./queuedFile.ts";
import type { ImportScreenState } from "./useImportScreen.ts";

interface ImportActionsProps {
  readonly files: readonly QueuedFile[];
  readonly screen: ImportScreenState;
  readonly onUndo: (id: number) => void;
}

const isReady = ({ state }: QueuedFile): boolean => state.kind === "ready";

/** The buttons at the bottom: adds the selected play or all of them, or goes back. */
export function ImportActions({ files, screen, onUndo }: ImportActionsProps) {
  const { selected, isAdding, add, addAll, close } = screen;
  const ready = files.filter(isReady).length;
  const isReading = files.some(({ state }) => state.kind === "waiting" || state.kind === "reading");
  const isOver = files.every(({ state }) => state.kind === "added" || state.kind === "refused");
  const isStarted = files.some(({ state }) => state.kind === "added");
  const canAdd = selected !== undefined && isReady(selected);
  return (
    <div className="import-actions">
      {selected?.state.kind === "ready" && selected.state.past && (
        <Button
          className="import-undo"
          isDisabled={selected.state.past.length === 0}
          onClick={() => onUndo(selected.id)}
        >
          {importingWords.undo}
        </Button>
      )}
      <Button onClick={close}>{isOver || isStarted ? importingWords.done : importingWords.cancel}</Button>
      {!isOver && (
        <Button
          variant={files.length > 1 ? "quiet" : "primary"}
          isDisabled={!canAdd}
          isBusy={isAdding}
          busyText={importingWords.adding}
          onClick={add}
        >
          {importingWords.add}
        </Button>
      )}
      {files.length > 1 && !isOver && (
        <Button
          variant="primary"
          isDisabled={ready === 0 || isReading}
          isBusy={isAdding}
          busyText={importingWords.adding}
          onClick={addAll}
        >
          {importingWords.addAll({ plays: ready })}
        </Button>
      )}
    </div>
  );
}
