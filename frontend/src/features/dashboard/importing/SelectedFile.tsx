import { useRef } from "react";
import { Link } from "react-router-dom";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { FileInput } from "../FileInput.tsx";
import type { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import type { QueuedFile } from "./queuedFile.ts";
import { ReadFileView } from "./ReadFileView.tsx";
import { SeveralPlays } from "./SeveralPlays.tsx";
import { ShareCorrections } from "./ShareCorrections.tsx";

interface SelectedFileProps {
  readonly file: QueuedFile;
  readonly queue: ImportQueue;
  /** How many more plays the plan has space for; undefined without a limit, or while that isn't known. */
  readonly room: number | undefined;
  /** Whether the file can be imported as one play again. */
  readonly canJoin: boolean;
  /** How many other plays of the file don't have its corrections. */
  readonly shareable: number;
  /** Called with the files that were chosen in place of one that can't be imported. */
  readonly onReplace: (sources: readonly ImportSource[]) => void;
  /** Called when other files take its place. */
  readonly onSelect: (id: number | undefined) => void;
}

/** The selected file: its progress, why it can't be imported, or the play to check. */
export function SelectedFile({ file, queue, room, canJoin, shareable, onReplace, onSelect }: SelectedFileProps) {
  const { id, name, part, state } = file;
  switch (state.kind) {
    case "waiting":
    case "reading":
      return (
        <p className="import-wait" role="status">
          <Loader label={importingWords.reading({ name })} /> <span>{importingWords.reading({ name })}</span>
        </p>
      );
    case "refused":
      return <RefusedFile name={name} errorText={state.errorText} onReplace={onReplace} />;
    case "added":
      return (
        <Alert kind="good" heading={importingWords.addedTitle({ title: state.title || menuLabels.untitled })}>
          <Link to={`/editor/${state.playId}`}>{importingWords.openPlay}</Link>
        </Alert>
      );
    default:
      return (
        <>
          <SeveralPlays
            plays={state.reading.plays}
            part={part?.play}
            room={room !== undefined && room < state.reading.plays.length ? room : undefined}
            onDivide={() => onSelect(queue.divide(id))}
            onJoin={canJoin ? () => onSelect(queue.join(id)) : undefined}
          />
          <ShareCorrections
            others={shareable}
            onShare={() => {
              queue.share(id);
              showToast(importingWords.shared({ count: shareable }));
              onSelect(undefined);
            }}
          />
          <ReadFileView
            read={state}
            isUpdating={state.kind === "ready" && state.isUpdating}
            errorText={state.kind === "ready" ? state.errorText : undefined}
            correctionError={state.kind === "ready" ? state.correctionError : undefined}
            onTitlePage={(field, value) => queue.edit(id, field, value)}
            onCorrect={(corrections) => queue.correct(id, corrections)}
          />
        </>
      );
  }
}

interface RefusedFileProps extends Pick<SelectedFileProps, "onReplace"> {
  readonly name: string;
  readonly errorText: string;
}

function RefusedFile({ name, errorText, onReplace }: RefusedFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Alert kind="bad" heading={importingWords.refusedTitle({ name })}>
      <p>{errorText}</p>
      <Button size="small" onClick={() => input.current?.click()}>
        {importingWords.chooseOther}
      </Button>
      <FileInput ref={input} onFiles={onReplace} />
    </Alert>
  );
}
