import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface PlanUnknownProps {
  readonly onRetry: () => Promise<unknown>;
}

/** Says that the plan couldn't be read, and offers to try again. Nothing is sold without knowing the plan. */
export function PlanUnknown({ onRetry }: PlanUnknownProps) {
  return (
    <Alert kind="warn" heading={subscriptionWords.unknown.title}>
      <p>{subscriptionWords.unknown.text}</p>
      <RetryButton onRetry={onRetry} />
    </Alert>
  );
}

/** Tries again, and ignores further clicks until it's done. */
export function RetryButton({ onRetry }: PlanUnknownProps) {
  const { isBusy, run } = useAction(onRetry);
  return (
    <Button isBusy={isBusy} busyText={subscriptionWords.unknown.trying} onClick={() => void run()}>
      {subscriptionWords.unknown.again}
    </Button>
  );
}
