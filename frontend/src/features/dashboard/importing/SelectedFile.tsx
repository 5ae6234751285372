import { useRef } from "react";
import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { FileInput } from "../FileInput.tsx";
import type { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import type { QueuedFile, QueuedState } from "./queuedFile.ts";
import { ReadFileView } from "./ReadFileView.tsx";
import { SeveralPlays } from "./SeveralPlays.tsx";
import { ShareCorrections } from "./ShareCorrections.tsx";

interface SelectedFileProps {
  readonly file: QueuedFile;
  readonly queue: ImportQueue;
  /** Whether its page comes into view, because the writer selected it. */
  readonly isBroughtIntoView: boolean;
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
export function SelectedFile(props: SelectedFileProps) {
  const { file, queue, isBroughtIntoView, room, canJoin, shareable, onReplace, onSelect } = props;
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
      return <AddedFile {...state} />;
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
            isBroughtIntoView={isBroughtIntoView}
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

function AddedFile({ title: given, playId, isOverLimit }: Extract<QueuedState, { kind: "added" }>) {
  const title = given || menuLabels.untitled;
  const open = <Link to={`/editor/${playId}`}>{importingWords.openPlay}</Link>;
  if (!isOverLimit)
    return (
      <Alert kind="good" heading={importingWords.addedTitle({ title })}>
        {open}
      </Alert>
    );
  return (
    <Alert kind="warn" heading={importingWords.addedHereTitle({ title })}>
      <p>
        <PlanHint text={savingWords.playLimit} seePlans={dashboardWords.seePlans} />
      </p>
      {open}
    </Alert>
  );
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
