import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface LoadFailureProps {
  readonly why: string;
  /** Whether there are plays on this device. */
  readonly hasPlays: boolean;
  readonly onRetry: () => Promise<void>;
}

export function LoadFailure({ why, hasPlays, onRetry }: LoadFailureProps) {
  return (
    <Alert kind="bad" heading={words.failedTitle}>
      <span className="dashboard-notice">
        <span>
          {why} {hasPlays && words.failedHere}
        </span>
        <Button size="small" onClick={() => void onRetry()}>
          {words.retry}
        </Button>
      </span>
    </Alert>
  );
}
