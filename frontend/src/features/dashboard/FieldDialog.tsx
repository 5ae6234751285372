import { type FormEvent, type ReactNode, useId, useState } from "react";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField, type TextFieldProps } from "#frontend/ui/TextField.tsx";

interface FieldDialogProps {
  readonly title: string;
  readonly field: Pick<TextFieldProps, "label" | "hint" | "value" | "onValue">;
  /** What's wrong with the value. It's shown once somebody has tried to save. */
  readonly error: string | undefined;
  /** Why saving failed. */
  readonly problem: string | undefined;
  readonly submit: string;
  /** Returns whether it succeeded; then the dialog closes. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Shown above the field. */
  readonly children?: ReactNode;
}

/** Asks for something about a play in one field. */
export function FieldDialog({ title, field, error, problem, submit, save, onClose, children }: FieldDialogProps) {
  const form = useId();
  const [hasTried, setTried] = useState(false);
  const { isBusy, run } = useAction(async () => {
    if (await save()) onClose();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) void run();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{dashboardWords.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={submit}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={buttons}>
      <form id={form} className="dashboard-field-form" noValidate onSubmit={onSubmit}>
        {children}
        <TextField {...field} error={(hasTried && error) || problem} />
      </form>
    </Dialog>
  );
}
