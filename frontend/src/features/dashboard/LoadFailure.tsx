import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface LoadFailureProps {
  readonly errorText: string;
  /** Whether there are plays on this device. */
  readonly hasPlays: boolean;
  readonly onRetry: () => Promise<void>;
}

const canFind = dashboardWords.canFind({ item: menuLabels.findEarlier });

/** Without a connection, the plays on this device are there, and nothing is wrong with them. */
export function LoadFailure({ errorText, hasPlays, onRetry }: LoadFailureProps) {
  return (
    <Alert kind={hasPlays ? "warn" : "bad"} heading={hasPlays ? dashboardWords.onlyStored : dashboardWords.failedTitle}>
      <span className="dashboard-notice">
        <span>{hasPlays ? [errorText, dashboardWords.canWrite, canFind].join(" ") : errorText}</span>
        <Button size="small" onClick={() => void onRetry()}>
          {dashboardWords.retry}
        </Button>
      </span>
    </Alert>
  );
}
