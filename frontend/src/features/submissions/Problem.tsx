import type { ReactNode } from "react";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import type { SubmissionProblem } from "./useSubmissions.ts";

// The editor's dialogs load it, too. In this screen's file, they would load all of the screen for it.
const PlanHint = lazyComponent(async () => (await import("#frontend/modules/account/PlanHint.tsx")).PlanHint);

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
