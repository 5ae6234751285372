import type { AutomationAction } from "#domain/api/automation.ts";
import { automationWords as words } from "#frontend/messages/automation.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import type { useAutomation } from "./useAutomation.ts";

type Automation = ReturnType<typeof useAutomation>;
export type AutomationProps = Pick<Automation, "running" | "run">;

const setup: AutomationAction = { action: "setup_complete_automation" };

export function SetupCard({ running, run }: AutomationProps) {
  const isRunning = running?.action === setup.action;
  return (
    <Card title={words.setup}>
      <p>{words.actions.setup_complete_automation.text}</p>
      <div className="automation-run">
        <Button
          variant="primary"
          isBusy={isRunning}
          busyText={words.running}
          isDisabled={running !== undefined}
          onClick={() => void run(setup)}
        >
          {words.runSetup}
        </Button>
        <span role="status">{isRunning && (running.parts > 0 ? words.moreDeals(running.parts) : words.oneByOne)}</span>
      </div>
    </Card>
  );
}
