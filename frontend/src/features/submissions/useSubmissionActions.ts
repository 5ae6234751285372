import { useMemo, useRef } from "react";
import type { Submission, SubmissionEntry, SubmissionState } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { today } from "#frontend/modules/submissions/today.ts";
import { showToast } from "#frontend/ui/toast.ts";
import type { SubmissionLog } from "./useSubmissions.ts";

export interface SubmissionActions {
  readonly edit: (submission: Submission) => void;
  readonly markSent: (submission: Submission) => void;
  /** An answer's day is today, unless there was one before. */
  readonly setState: (submission: Submission, state: SubmissionState) => void;
  readonly remove: (submission: Submission) => Promise<boolean>;
}

/** What can be done with a submission where it's listed. Each change can be undone from its message. */
export function useSubmissionActions(log: SubmissionLog, onEdit: (submission: Submission) => void): SubmissionActions {
  // The same functions as long as the log is open, so that a change doesn't render every row again.
  const latest = useRef({ log, onEdit });
  latest.current = { log, onEdit };
  return useMemo(() => {
    const change = async (before: Submission, entry: Partial<SubmissionEntry>): Promise<void> => {
      const after = { ...before, ...entry };
      if (!(await latest.current.log.put(after))) return;
      showToast(words.marked({ recipient: before.recipient, state: words.states[after.state] }), {
        label: words.undo,
        onSelect: () => void latest.current.log.put(before),
      });
    };
    return {
      edit: (submission) => latest.current.onEdit(submission),
      markSent: (submission) => void change(submission, { state: "waiting", sentOn: today() }),
      setState: (submission, state) => {
        const answeredOn = state === "declined" || state === "accepted" ? (submission.answeredOn ?? today()) : null;
        void change(submission, { state, answeredOn: answeredOn ?? submission.answeredOn });
      },
      remove: async ({ submissionId, recipient }) => {
        const isRemoved = await latest.current.log.remove(submissionId);
        if (isRemoved) showToast(words.deleted({ recipient }));
        return isRemoved;
      },
    };
  }, []);
}
