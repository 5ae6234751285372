import { importingWords as words } from "#frontend/messages/importing.ts";
import { Button } from "#frontend/ui/Button.tsx";
import type { QueuedFile } from "./importQueue.ts";

interface FileListProps {
  readonly files: readonly QueuedFile[];
  readonly selected: QueuedFile | undefined;
  readonly onSelect: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Each file with its state. Selecting one shows it below. */
export const FileList = ({ files, selected, onSelect, onRemove }: FileListProps) => (
  <section className="import-files" aria-label={words.queue}>
    <ol>
      {files.map(({ id, name, state }) => (
        <li key={id} className="import-queued">
          <button
            type="button"
            className="import-queued-name"
            aria-current={id === selected?.id ? "true" : undefined}
            aria-label={words.file(name, words.states[state.kind])}
            onClick={() => onSelect(id)}
          >
            <span>{name}</span>
            <span className={`import-state import-state-${state.kind}`}>{words.states[state.kind]}</span>
          </button>
          {state.kind !== "adding" && state.kind !== "added" && (
            <Button variant="bare" size="small" aria-label={words.removeFile(name)} onClick={() => onRemove(id)}>
              {words.remove}
            </Button>
          )}
        </li>
      ))}
    </ol>
  </section>
);
