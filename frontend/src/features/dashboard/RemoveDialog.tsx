import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";
import type { PlayActions } from "./usePlayActions.ts";

interface RemoveDialogProps {
  readonly play: ListedPlay;
  readonly actions: Pick<PlayActions, "remove">;
  readonly onClose: () => void;
}

/** Asks before removing text that is nowhere else. */
export function RemoveDialog({ play, actions, onClose }: RemoveDialogProps) {
  const remove = async () => {
    onClose();
    await actions.remove(play);
  };
  const buttons = (
    <>
      <Button variant="danger" onClick={() => void remove()}>
        {words.remove}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={words.removeTitle} onClose={onClose} actions={buttons}>
      <p>{words.removeText(titleOf(play.card))}</p>
    </Dialog>
  );
}
