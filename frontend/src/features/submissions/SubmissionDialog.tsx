import { nanoid } from "nanoid";
import { type FormEvent, useId, useState } from "react";
import { emptySubmission, type Submission, type SubmissionId } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { helpOnSubmissions } from "./helpOnSubmissions.ts";
import { Problem } from "./Problem.tsx";
import { AnswerFields, FeeFields, WhatFields, WhenFields } from "./SubmissionFields.tsx";
import { checkDraft, draftOf, type SubmissionDraft, type SubmissionErrors } from "./submissionDraft.ts";
import type { SubmissionLog } from "./useSubmissions.ts";

interface SubmissionDialogProps {
  readonly log: SubmissionLog;
  /** Without one, a new submission is added. */
  readonly edited: Submission | undefined;
  readonly onClose: () => void;
}

/** Every field of a submission. */
export function SubmissionDialog({ log, edited, onClose }: SubmissionDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(edited ?? emptySubmission));
  const [submissionId] = useState(() => edited?.submissionId ?? (nanoid(16) as SubmissionId));
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useId();
  const onChange = (change: Partial<SubmissionDraft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
  };
  const close = () => {
    log.dismissProblem();
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const checked = checkDraft(draft);
    setErrors(checked.errors);
    if (!checked.entry) {
      focusFirst(element, Object.keys(checked.errors));
      return;
    }
    setBusy(true);
    const isSaved = await log.put({ ...checked.entry, submissionId });
    setBusy(false);
    if (!isSaved) return;
    showToast(words.saved({ recipient: checked.entry.recipient }));
    onClose();
  };
  const actions = (
    <>
      <Button onClick={close}>{words.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={words.saving}>
        {words.save}
      </Button>
    </>
  );
  const fields = { draft, errors, onChange };
  const title = edited ? words.editTitle : words.addTitle;
  return (
    <Dialog isOpen size="wide" title={title} onClose={close} help={helpOnSubmissions(title, "log")} actions={actions}>
      <form id={form} className="submissions-form" noValidate onSubmit={(event) => void submit(event)}>
        <WhatFields {...fields} />
        <WhenFields {...fields} />
        <FeeFields {...fields} />
        <AnswerFields {...fields} />
      </form>
      <Problem problem={log.problem} />
    </Dialog>
  );
}

/** So that its error is announced. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const at = [...form.elements].find((element) => names.includes(element.getAttribute("name") ?? ""));
  if (at instanceof HTMLElement) at.focus();
}
