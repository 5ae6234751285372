import { savingWords } from "#frontend/messages/saving.yaml";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { CopyIntoNewPlay } from "./CopyIntoNewPlay.tsx";
import { SaveManually } from "./SaveManually.tsx";

interface CannotSyncDialogProps {
  readonly session: PlaySession;
  readonly errorText: string;
  readonly onClose: () => void;
}

/** Says why the server doesn't take the play's changes, and offers ways to go on. */
export const CannotSyncDialog = ({ session, errorText, onClose }: CannotSyncDialogProps) => (
  <Dialog
    isOpen
    size="wide"
    title={savingWords.cannotSyncTitle}
    onClose={onClose}
    actions={
      <>
        <Button size="small" onClick={onClose}>
          {savingWords.close}
        </Button>
        <SaveManually session={session} />
        <CopyIntoNewPlay doc={session.doc} size="small" />
      </>
    }
  >
    <p>{errorText}</p>
  </Dialog>
);
