import { importingWords } from "#frontend/messages/importing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";

interface DiscardDialogProps {
  /** What would be lost; undefined while the dialog is closed. */
  readonly text: string | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a writer's corrections are lost. */
export const DiscardDialog = ({ text, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog
    isOpen={text !== undefined}
    title={importingWords.discardTitle}
    onClose={onKeep}
    actions={
      <>
        <Button variant="danger" onClick={onDiscard}>
          {importingWords.discard}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {importingWords.keepCorrections}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
