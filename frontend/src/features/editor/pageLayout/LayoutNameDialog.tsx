import { type FormEvent, useId, useState } from "react";
import { ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import type { BusyAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

interface LayoutNameDialogProps {
  readonly title: string;
  readonly start: string;
  /** Names of other layouts that saving under them would replace. */
  readonly taken: readonly string[];
  readonly saving: Pick<BusyAction<[]>, "isBusy" | "errorText">;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a layout. */
export function LayoutNameDialog({ title, start, taken, saving, onSave, onClose }: LayoutNameDialogProps) {
  const [name, setName] = useState(start);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name);
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{ownLayoutWords.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={saving.isBusy} busyText={ownLayoutWords.saving}>
        {ownLayoutWords.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={buttons}>
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={ownLayoutWords.nameLabel}
          hint={taken.includes(name.trim()) ? ownLayoutWords.replaces : ownLayoutWords.nameHint}
          autoComplete="off"
          value={name}
          error={saving.errorText}
          onValue={setName}
        />
      </form>
    </Dialog>
  );
}
