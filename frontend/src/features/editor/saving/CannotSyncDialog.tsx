import { savingWords } from "#frontend/messages/saving.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { FindEarlierText } from "../history/FindEarlierText.tsx";
import { CopyIntoNewPlay } from "./CopyIntoNewPlay.tsx";
import { SaveManually } from "./SaveManually.tsx";

interface CannotSyncDialogProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly errorText: string;
  readonly onClose: () => void;
}

/** Says why the server doesn't take the play's changes, and offers ways to go on. */
export const CannotSyncDialog = ({ session, editor, errorText, onClose }: CannotSyncDialogProps) => (
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
        <FindEarlierText editor={editor} onOpen={onClose} />
        <SaveManually session={session} />
        <CopyIntoNewPlay doc={session.doc} size="small" />
      </>
    }
  >
    <p>{errorText}</p>
  </Dialog>
);
