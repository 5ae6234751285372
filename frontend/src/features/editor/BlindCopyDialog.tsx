import { useState } from "react";
import type { Play } from "#domain/play/play.ts";
import { suggestedWords } from "#domain/sharing/remainingNames.ts";
import { sharingWords } from "#frontend/messages/sharing.ts";
import { NameChoices } from "#frontend/modules/sharing/NameChoices.tsx";
import { remainingNamesOf } from "#frontend/modules/sharing/remainingNamesOf.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";

const { names: words } = sharingWords;

interface BlindCopyDialogProps {
  readonly play: Play;
  readonly onExport: (hiddenWords: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Lists names that a blind copy would still contain, before the file is created. */
export function BlindCopyDialog({ play, onExport, onClose }: BlindCopyDialogProps) {
  const [names] = useState(() => remainingNamesOf(play));
  const [chosen, setChosen] = useState(() => (names.kind === "found" ? suggestedWords(names.names) : []));
  return (
    <Dialog
      isOpen
      title={words.copyTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={() => onExport(chosen)}>
            {words.exportCopy}
          </Button>
        </>
      }
    >
      <p>{words.copyLead}</p>
      <NameChoices names={names} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
