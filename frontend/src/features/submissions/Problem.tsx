import type { ReactNode } from "react";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import type { SubmissionProblem } from "./useSubmissions.ts";

/** Says why a change failed, with a link to the plans if one of them allows it. */
export function Problem({ problem }: { readonly problem: SubmissionProblem | undefined }): ReactNode {
  if (!problem) return null;
  const { errorText, needsPlan } = problem;
  return (
    <Alert kind={needsPlan ? "warn" : "bad"} heading={words.notSaved}>
      {needsPlan ? <PlanHint text={errorText} seePlans={words.seePlans} /> : <span>{errorText}</span>}
    </Alert>
  );
}
