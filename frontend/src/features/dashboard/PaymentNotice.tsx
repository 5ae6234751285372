import { Link } from "react-router-dom";
import { getBilling } from "#domain/api/billing.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { formatDay } from "#frontend/messages/format.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";

/** Shown while Stripe retries a declined card, and after it has given up. */
export function PaymentNotice() {
  const state = useSession();
  if (state.kind !== "signed-in" || state.subscription.kind !== "known") return null;
  const { subscription_status: status, subscribed } = state.subscription.status;
  if (status !== "past_due" && status !== "unpaid") return null;
  return (
    <Alert kind="warn" heading={dashboardWords.paymentFailed}>
      <p>{subscribed ? <Grace /> : dashboardWords.paymentOverdue}</p>
      <p>
        <Link to="/subscription">{dashboardWords.toSubscription}</Link>
      </p>
    </Alert>
  );
}

/** The last day of the plan, once it's known. */
function Grace() {
  const { data } = useServerData({ key: ["billing"], load: (signal) => call(getBilling, { signal }) });
  return data?.graceEndsAt
    ? dashboardWords.paymentRetriedUntil({ day: formatDay(data.graceEndsAt, new Date()) })
    : dashboardWords.paymentRetried;
}
