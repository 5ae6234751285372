import { formatTime } from "#frontend/messages/format.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { listSecurityEvents } from "#frontend/telemetry/health/securityEvents.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { HealthReport } from "./HealthReport.tsx";
import { useHealth } from "./useHealth.ts";

const words = healthWords.section;

/** The security score, its findings, and the other checks in this browser. */
export function SecurityScoreCard() {
  const { state, lookAgain } = useHealth();
  const { last } = state;
  return (
    <Card title={words.title}>
      <p className="health-lead">{words.lead}</p>
      {last ? (
        <HealthReport health={last} stopped={listSecurityEvents().length} />
      ) : (
        <p role="status">{words.looking}</p>
      )}
      <div className="health-foot">
        <Button onClick={lookAgain} isBusy={state.kind === "looking"} busyText={words.busy}>
          {words.again}
        </Button>
        {last && <span className="health-time">{words.at({ time: formatTime(last.timestamp) })}</span>}
      </div>
    </Card>
  );
}
