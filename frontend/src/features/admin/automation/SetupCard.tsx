import type { AutomationAction } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import type { useAutomation } from "./useAutomation.ts";

type Automation = ReturnType<typeof useAutomation>;
export type AutomationProps = Pick<Automation, "running" | "run">;

const setup: AutomationAction = { action: "setup_complete_automation" };

export function SetupCard({ running, run }: AutomationProps) {
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
