import { useState } from "react";
import { deleteSubmission, putSubmissions } from "#domain/api/submissions.ts";
import { Refused } from "#domain/refused.ts";
import type { Submission, SubmissionEntry, SubmissionId } from "#domain/submissions/submission.ts";
import { loadSubmissions } from "#frontend/modules/submissions/loadSubmissions.ts";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { type Loaded, useServerData } from "#frontend/platform/queries/useServerData.ts";

export type PutEntry = SubmissionEntry & Pick<Submission, "submissionId">;

/** Why the last change failed, and whether another plan would allow it. */
export interface SubmissionProblem {
  readonly errorText: string;
  readonly needsPlan: boolean;
}

export interface SubmissionLog {
  readonly state: Loaded<readonly Submission[]>;
  /** What was loaded last. */
  readonly submissions: readonly Submission[] | undefined;
  readonly reload: () => Promise<void>;
  readonly problem: SubmissionProblem | undefined;
  readonly dismissProblem: () => void;
  /** Returns whether it succeeded; if not, `problem` says why. */
  readonly put: (entry: PutEntry) => Promise<boolean>;
  readonly remove: (submissionId: SubmissionId) => Promise<boolean>;
  /** Adds what a dialog has stored. */
  readonly keep: (stored: readonly Submission[]) => void;
}

/** The signed-in person's submissions, and what they do with them. */
export function useSubmissions(): SubmissionLog {
  const { state, data, reload, update } = useServerData<readonly Submission[]>({
    key: ["submissions"],
    load: loadSubmissions,
    isReloadedOnReturn: true,
  });
  const [problem, setProblem] = useState<SubmissionProblem>();
  const dismissProblem = () => setProblem(undefined);
  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    dismissProblem();
    try {
      await step();
      return true;
    } catch (error) {
      logUnexpected(error);
      setProblem(problemOf(error));
      return false;
    }
  };
  const keep = (stored: readonly Submission[]): void =>
    update((before) => {
      const replaced = new Map(stored.map((one) => [one.submissionId, one]));
      const known = before.map((one) => replaced.get(one.submissionId) ?? one);
      const ids = new Set(before.map(({ submissionId }) => submissionId));
      return [...known, ...stored.filter(({ submissionId }) => !ids.has(submissionId))];
    });
  return {
    state,
    submissions: data,
    reload,
    problem,
    dismissProblem,
    keep,
    put: (entry) =>
      attempt(async () => keep((await call(putSubmissions, { body: { submissions: [entryOf(entry)] } })).submissions)),
    remove: (submissionId) =>
      attempt(async () => {
        await call(deleteSubmission, { params: { submissionId } });
        update((before) => before.filter((one) => one.submissionId !== submissionId));
      }),
  };
}

/** The server sets the times. */
const entryOf = (given: PutEntry & Partial<Submission>): PutEntry => {
  const { createdAt: _, changedAt: __, ...entry } = given;
  return entry;
};

export const problemOf = (error: unknown): SubmissionProblem => ({
  errorText: messageOf(error),
  needsPlan: error instanceof Refused && error.reason === "needs-subscription",
});
