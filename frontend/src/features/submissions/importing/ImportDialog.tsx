import { type ReactNode, useState } from "react";
import type { Submission } from "#domain/submissions/submission.ts";
import { submissionImportWords as words } from "#frontend/messages/submissionImport.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { helpOnSubmissions } from "../helpOnSubmissions.ts";
import { ChooseSheet } from "./ChooseSheet.tsx";
import { SheetColumns } from "./SheetColumns.tsx";
import { SheetPreview } from "./SheetPreview.tsx";
import { StoringState } from "./StoringState.tsx";
import { useSheet } from "./useSheet.ts";
import { type Storing, useStoring } from "./useStoring.ts";
import "./importing.css";

const help = helpOnSubmissions(words.title, "import");

interface ImportDialogProps {
  readonly onStored: (stored: readonly Submission[]) => void;
  readonly onClose: () => void;
}

/** Takes a spreadsheet into the log: choose it, see how it's read, store it. */
export function ImportDialog({ onStored, onClose }: ImportDialogProps) {
  const [text, setText] = useState<string>();
  if (text === undefined)
    return (
      <Dialog
        isOpen
        size="large"
        title={words.title}
        onClose={onClose}
        help={help}
        actions={<CancelButton onClose={onClose} />}
      >
        <ChooseSheet onText={setText} />
      </Dialog>
    );
  return <SheetDialog {...{ text, onStored, onClose }} onBack={() => setText(undefined)} />;
}

const CancelButton = ({ onClose }: Pick<ImportDialogProps, "onClose">) => (
  <Button onClick={onClose}>{words.cancel}</Button>
);

interface SheetDialogProps extends ImportDialogProps {
  readonly text: string;
  readonly onBack: () => void;
}

function SheetDialog({ text, onStored, onClose, onBack }: SheetDialogProps) {
  const sheet = useSheet(text);
  const { state, start, goOn } = useStoring(onStored);
  const taken = sheet.taken.filter(({ problems }) => !problems.some(({ kind }) => kind === "tooLong"));
  const actions = state ? (
    <StoringButtons {...{ state, goOn, onClose }} />
  ) : (
    <>
      <Button onClick={onBack}>{words.back}</Button>
      <Button variant="primary" isDisabled={taken.length === 0} onClick={() => start(taken)}>
        {words.store({ count: taken.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="large"
      title={words.title}
      onClose={onClose}
      help={help}
      isShownOnce={state?.kind === "running"}
      actions={actions}
    >
      {state ? (
        <StoringState state={state} />
      ) : (
        <>
          <SheetColumns sheet={sheet} />
          <SheetPreview sheet={sheet} />
        </>
      )}
    </Dialog>
  );
}

interface StoringButtonsProps {
  readonly state: Storing;
  readonly goOn: () => void;
  readonly onClose: () => void;
}

function StoringButtons({ state: { kind }, goOn, onClose }: StoringButtonsProps): ReactNode {
  if (kind === "stopped")
    return (
      <>
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="primary" onClick={goOn}>
          {words.goOn}
        </Button>
      </>
    );
  return (
    <Button variant="primary" isDisabled={kind === "running"} onClick={onClose}>
      {words.close}
    </Button>
  );
}
