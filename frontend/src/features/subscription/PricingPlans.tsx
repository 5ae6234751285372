import { Suspense } from "react";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Plans } from "./Plans.tsx";
import type { BillingState } from "./useBilling.ts";

/** Visitors don't load the code that reads how somebody pays. */
const PlansOfCustomer = lazyComponent(async () => (await import("./PlansOfCustomer.tsx")).PlansOfCustomer);

const unread: BillingState = { billing: undefined, hasFailed: false, reload: async () => undefined };

interface PricingPlansProps {
  /** The path to return to after paying. */
  readonly from?: string;
}

/** The plans on their public page. */
export function PricingPlans({ from = afterSignIn }: PricingPlansProps) {
  const isSignedIn = useSession().kind === "signed-in";
  const plans = <Plans from={from} reading={unread} />;
  if (!isSignedIn) return plans;
  return (
    <Suspense fallback={plans}>
      <PlansOfCustomer from={from} />
    </Suspense>
  );
}
