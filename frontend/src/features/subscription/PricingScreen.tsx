import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { pricingWords as words } from "#frontend/messages/pricing.ts";
import { destinationOf } from "#frontend/platform/destination.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Plans } from "./Plans.tsx";
import type { BillingState } from "./useBilling.ts";

/** Visitors don't load the code that reads how somebody pays. */
const PlansOfCustomer = lazyComponent(async () => (await import("./PlansOfCustomer.tsx")).PlansOfCustomer);

const unread: BillingState = { billing: undefined, hasFailed: false, reload: async () => undefined };

/** The plans, for everybody. */
export function PricingScreen() {
  const from = destinationOf(useLocation().state);
  const isSignedIn = useSession().kind === "signed-in";
  const plans = <Plans from={from} reading={unread} />;
  return (
    <article className="pricing">
      <h1>{words.title}</h1>
      <p className="pricing-lead">{words.lead}</p>
      {isSignedIn ? (
        <Suspense fallback={plans}>
          <PlansOfCustomer from={from} />
        </Suspense>
      ) : (
        plans
      )}
      <p>{words.end}</p>
    </article>
  );
}
