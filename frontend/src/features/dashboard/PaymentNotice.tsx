import { Link } from "react-router-dom";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";

/** Shown while Stripe retries a declined card, and after it has given up. */
export function PaymentNotice() {
  const state = useSession();
  if (state.kind !== "signed-in" || state.subscription.kind !== "known") return null;
  const { subscription_status: status, subscribed } = state.subscription.status;
  if (status !== "past_due" && status !== "unpaid") return null;
  return (
    <Alert kind="warn" heading={words.paymentFailed}>
      <p>{subscribed ? words.paymentRetried : words.paymentOverdue}</p>
      <p>
        <Link to="/subscription">{words.toSubscription}</Link>
      </p>
    </Alert>
  );
}
