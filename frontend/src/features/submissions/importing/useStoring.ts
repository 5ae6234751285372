import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import { maxSubmissionsAtOnce, putSubmissions } from "#domain/api/submissions.ts";
import { batchesOf } from "#domain/submissions/csv/batches.ts";
import type { TakenRow } from "#domain/submissions/csv/entriesOfSheet.ts";
import type { Submission, SubmissionId } from "#domain/submissions/submission.ts";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";
import { type PutEntry, problemOf, type SubmissionProblem } from "../useSubmissions.ts";

export interface Storing {
  readonly kind: "running" | "stopped" | "done";
  readonly stored: number;
  readonly all: number;
  /** Why it stopped. */
  readonly problem: SubmissionProblem | undefined;
}

/**
 * Stores the rows of a sheet in batches. After a failure, it goes on with the first batch that wasn't stored for certain.
 * Each row keeps its ID, so that what the server has already stored isn't stored twice.
 */
export function useStoring(onStored: (stored: readonly Submission[]) => void) {
  const [state, setState] = useState<Storing>();
  const left = useRef<(readonly PutEntry[])[]>([]);
  const isRunning = useRef(false);

  const run = async (all: number): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const countStored = () => all - left.current.reduce((sum, batch) => sum + batch.length, 0);
    const show = (kind: Storing["kind"], problem?: SubmissionProblem) =>
      setState({ kind, stored: countStored(), all, problem });
    show("running");
    try {
      for (let batch = left.current[0]; batch; batch = left.current[0]) {
        onStored((await call(putSubmissions, { body: { submissions: [...batch] } })).submissions);
        left.current.shift();
        show("running");
      }
      show("done");
    } catch (error) {
      logUnexpected(error);
      show("stopped", problemOf(error));
    } finally {
      isRunning.current = false;
    }
  };

  return {
    state,
    start: (rows: readonly TakenRow[]): void => {
      const entries = identified(rows);
      left.current = [...batchesOf(entries, maxSubmissionsAtOnce)];
      void run(entries.length);
    },
    goOn: (): void => {
      if (state) void run(state.all);
    },
  };
}

/** A row keeps the ID that Ghostlight exported, unless an earlier row has the same. */
function identified(rows: readonly TakenRow[]): readonly PutEntry[] {
  const taken = new Set<SubmissionId>();
  return rows.map(({ entry, submissionId }) => {
    const id = submissionId !== undefined && !taken.has(submissionId) ? submissionId : (nanoid(16) as SubmissionId);
    taken.add(id);
    return { ...entry, submissionId: id };
  });
}
