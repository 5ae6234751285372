import { automationWords as words } from "#frontend/messages/automation.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import type { AutomationProps } from "./SetupCard.tsx";

/** The steps of the setup that can be run separately. */
const actions = ["segment_users", "sync_deal_pipeline", "create_workflows", "create_email_templates"] as const;

export const ActionList = ({ running, run }: AutomationProps) => (
  <Card title={words.single}>
    <ul className="automation-actions">
      {actions.map((action) => (
        <li key={action}>
          <div>
            <h3>{words.actions[action].label}</h3>
            <p>{words.actions[action].text}</p>
          </div>
          <Button
            size="small"
            aria-label={`${words.run}: ${words.actions[action].label}`}
            isBusy={running?.action === action}
            busyText={words.running}
            isDisabled={running !== undefined}
            onClick={() => void run({ action })}
          >
            {words.run}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
);
