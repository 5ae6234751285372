import { useState } from "react";
import { type BillingInterval, billingIntervals, plans, recommended, type Tier } from "#domain/subscription/plans.ts";
import { pricingWords as words } from "#frontend/messages/pricing.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { CheckoutError } from "./CheckoutError.tsx";
import { IntervalSwitch } from "./IntervalSwitch.tsx";
import { PlanAction } from "./PlanAction.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanUnknown } from "./PlanUnknown.tsx";
import { useArePlansSold } from "./useArePlansSold.ts";
import type { BillingState } from "./useBilling.ts";
import { useCustomer } from "./useCustomer.ts";
import { useStripePage } from "./useStripePage.ts";
import "./Plans.css";

const tiers = Object.keys(plans) as Tier[];

interface PlansProps {
  /** The path to return to after paying. */
  readonly from: string;
  readonly reading: BillingState;
}

/** The plans, each with what this person can do about it. */
export function Plans({ from, reading }: PlansProps) {
  const wanted = useWantedPlan();
  const [chosen, setInterval] = useState<BillingInterval>();
  const customer = useCustomer(reading.billing);
  const paid = customer.kind === "subscriber" ? reading.billing?.interval : undefined;
  const interval = chosen ?? wanted.interval ?? paid ?? recommended.interval;
  const state = useSession();
  const isUnknown = state.kind === "signed-in" && state.subscription.kind === "unknown";
  const sells = useArePlansSold();
  const page = useStripePage();
  return (
    <div className="plans">
      {sells ? (
        <IntervalSwitch interval={interval} onInterval={setInterval} />
      ) : (
        <Alert kind="plain">{words.notSold}</Alert>
      )}
      {isUnknown && <PlanUnknown onRetry={reading.reload} />}
      <CheckoutError page={page} />
      <ul className="plan-list">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            interval={interval}
            isCurrent={customer.tier === tier}
            isChosen={wanted.plan === tier}
          >
            {(sells || tier === "free") && <PlanAction {...{ tier, interval, customer, page, from }} />}
          </PlanCard>
        ))}
      </ul>
      {sells && <p className="plan-aside">{words.paying}</p>}
    </div>
  );
}

/** Returns the plan in the address. The page that was built without one is hydrated first. */
function useWantedPlan() {
  if (!useIsHydrated()) return {};
  const query = new URLSearchParams(location.search);
  const interval = billingIntervals.find((each) => each === query.get("interval"));
  return { interval, plan: query.get("plan") };
}
