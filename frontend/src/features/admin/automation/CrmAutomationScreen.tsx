import { automationWords as words } from "#frontend/messages/automation.ts";
import { Page } from "#frontend/ui/Page.tsx";
import { ActionList } from "./ActionList.tsx";
import { FailedSyncs } from "./FailedSyncs.tsx";
import { HubspotForm } from "./HubspotForm.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { SetupCard } from "./SetupCard.tsx";
import { useAutomation } from "./useAutomation.ts";
import { WorkflowForm } from "./WorkflowForm.tsx";
import "./automation.css";

/** What is set up in HubSpot, and updates that failed. Only for administrators; the server refuses everybody else. */
export function CrmAutomationScreen() {
  const { running, result, run } = useAutomation();
  const workflows = result?.data?.steps.find(({ step }) => step === "workflows")?.ids ?? {};
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="automation">
        <SetupCard running={running} run={run} />
        <ActionList running={running} run={run} />
        <ResultCard result={result} />
        <WorkflowForm workflows={workflows} isBusy={running !== undefined} run={run} />
        <HubspotForm isBusy={running !== undefined} run={run} />
      </div>
      <FailedSyncs />
    </Page>
  );
}
