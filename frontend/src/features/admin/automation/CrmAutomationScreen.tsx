import type { AutomationAction } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { FailedSyncs } from "./FailedSyncs.tsx";
import { HubspotForm } from "./HubspotForm.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { useAutomation } from "./useAutomation.ts";
import { WorkflowForm } from "./WorkflowForm.tsx";
import "./automation.css";

/** What is set up in HubSpot, and updates that failed. Only for administrators; the server refuses everybody else. */
export function CrmAutomationScreen() {
  const { running, result, run } = useAutomation();
  const workflows = result?.data?.steps.find(({ step }) => step === "workflows")?.ids ?? {};
  return (
    <Page title={automationWords.title} lead={automationWords.lead}>
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

/** The steps of the setup that can be run separately. */
const actions = ["segment_users", "sync_deal_pipeline", "create_workflows", "create_email_templates"] as const;

const ActionList = ({ running, run }: AutomationProps) => (
  <Card title={automationWords.single}>
    <ul className="automation-actions">
      {actions.map((action) => (
        <li key={action}>
          <div>
            <h3>{automationWords.actions[action].label}</h3>
            <p>{automationWords.actions[action].text}</p>
          </div>
          <Button
            size="small"
            aria-label={`${automationWords.run}: ${automationWords.actions[action].label}`}
            isBusy={running?.action === action}
            busyText={automationWords.running}
            isDisabled={running !== undefined}
            onClick={() => void run({ action })}
          >
            {automationWords.run}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
);

type Automation = ReturnType<typeof useAutomation>;
type AutomationProps = Pick<Automation, "running" | "run">;

const setup: AutomationAction = { action: "setup_complete_automation" };

function SetupCard({ running, run }: AutomationProps) {
  const isRunning = running?.action === setup.action;
  return (
    <Card title={automationWords.setup}>
      <p>{automationWords.actions.setup_complete_automation.text}</p>
      <div className="automation-run">
        <Button
          variant="primary"
          isBusy={isRunning}
          busyText={automationWords.running}
          isDisabled={running !== undefined}
          onClick={() => void run(setup)}
        >
          {automationWords.runSetup}
        </Button>
        <span role="status">
          {isRunning &&
            (running.parts > 0 ? automationWords.moreDeals({ rounds: running.parts }) : automationWords.oneByOne)}
        </span>
      </div>
    </Card>
  );
}
