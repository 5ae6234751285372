import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { Button } from "#frontend/ui/Button.tsx";

interface SendActionsProps {
  /** The ID of the form that the button submits. */
  readonly form: string;
  readonly files: number;
  readonly checks: readonly CallCheck[];
  /** Whether there's a recipient. */
  readonly isSending: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** The buttons of the dialog, and beside them what they do and how many rules aren't met. A play may be sent anyway. */
export function SendActions({ form, files, checks, isSending, isBusy, onClose }: SendActionsProps) {
  const notMet = checks.filter(({ state }) => state === "failed").length;
  return (
    <div className="dialog-actions export-actions">
      <p className="submission-summary">
        <span>{submissionWords.summary({ files })}</span>
        {notMet > 0 && <span className="submission-not-met">{callWords.notMet({ count: notMet })}</span>}
      </p>
      <Button onClick={onClose}>{submissionWords.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={submissionWords.saving}>
        {isSending ? callWords.send : submissionWords.save}
      </Button>
    </div>
  );
}
