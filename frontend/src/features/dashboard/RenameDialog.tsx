import { type FormEvent, useId, useState } from "react";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import type { ListedPlay } from "./playList.ts";
import type { PlayActions } from "./usePlayActions.ts";

interface RenameDialogProps {
  readonly play: ListedPlay;
  readonly actions: Pick<PlayActions, "rename" | "problem">;
  readonly onClose: () => void;
}

const maxTitleLength = 300;

/** Asks for a play's new title. */
export function RenameDialog({ play, actions, onClose }: RenameDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(play.card.title);
  const { isBusy, run } = useAction(async () => {
    if (await actions.rename(play, title.trim())) onClose();
  });
  const [hasTried, setTried] = useState(false);
  const error = errorOf(title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) void run();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={words.save}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={words.renameTitle} onClose={onClose} actions={buttons}>
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={words.titleLabel}
          value={title}
          onValue={setTitle}
          error={(hasTried && error) || actions.problem?.why}
        />
      </form>
    </Dialog>
  );
}

function errorOf(title: string): string | undefined {
  if (title.trim() === "") return words.titleEmpty;
  return title.trim().length > maxTitleLength ? words.titleTooLong : undefined;
}
