import { useState } from "react";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface PlanUnknownProps {
  readonly onRetry: () => Promise<unknown>;
}

/** The plan could not be read: says so, and offers to try again. Nothing is sold on a guess. */
export function PlanUnknown({ onRetry }: PlanUnknownProps) {
  return (
    <Alert kind="warn" heading={words.unknown.title}>
      <p>{words.unknown.text}</p>
      <RetryButton onRetry={onRetry} />
    </Alert>
  );
}

/** Asks again, and takes no second click meanwhile. */
export function RetryButton({ onRetry }: PlanUnknownProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button isBusy={isBusy} busyText={words.unknown.trying} onClick={() => void retry()}>
      {words.unknown.again}
    </Button>
  );
}
