import { useEffect, useState } from "react";
import { type PlanChoice, readPlanQuery, recommended } from "#domain/subscription/planChoice.ts";
import { type BillingInterval, billingIntervals, tiers } from "#domain/subscription/plans.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { getConfig } from "#frontend/platform/config.ts";
import { logger } from "#frontend/platform/logger.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { CheckoutError } from "./CheckoutError.tsx";
import { changeAddress } from "./changeAddress.ts";
import { PlanAction } from "./PlanAction.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanUnknown } from "./PlanUnknown.tsx";
import type { BillingState } from "./useBilling.ts";
import { useCustomer } from "./useCustomer.ts";
import { useStripePage } from "./useStripePage.ts";
import "./Plans.css";

interface PlansProps {
  /** The path to return to after paying. */
  readonly from: string;
  readonly reading: BillingState;
}

/** The plans, each with what this person can do about it. */
export function Plans({ from, reading }: PlansProps) {
  const wanted = useWantedPlan();
  const [chosen, setChosen] = useState<BillingInterval>();
  const customer = useCustomer(reading.billing);
  const paid = customer.kind === "subscriber" ? reading.billing?.interval : undefined;
  const interval = chosen ?? wanted.interval ?? paid ?? recommended.interval;
  const choose = (next: BillingInterval) => {
    setChosen(next);
    changeAddress((query) => query.set("interval", next));
  };
  const state = useSession();
  const isUnknown = state.kind === "signed-in" && state.subscription.kind === "unknown";
  const sells = useArePlansSold();
  const page = useStripePage();
  return (
    <div className="plans">
      {sells ? (
        <IntervalSwitch interval={interval} onInterval={choose} />
      ) : (
        <Alert kind="plain">{pricingWords.notSold}</Alert>
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
            isChosen={wanted.tier === tier}
          >
            {(sells || tier === "free") && <PlanAction {...{ tier, interval, customer, page, from }} />}
          </PlanCard>
        ))}
      </ul>
      {sells && <p className="plan-aside">{pricingWords.paying}</p>}
    </div>
  );
}

/** Returns the plan in the address. The page that was built without one is hydrated first. */
const useWantedPlan = (): Partial<PlanChoice> =>
  useIsHydrated() ? readPlanQuery(new URLSearchParams(location.search)) : {};

/** Whether plans are sold on this stage; true until it's known that they aren't. */
function useArePlansSold(): boolean {
  const [sells, setSells] = useState(true);
  useEffect(() => {
    getConfig()
      .then((config) => setSells(config.sells))
      .catch((error: unknown) => logger.warn("Prices could not be fetched from the API", { error }));
  }, []);
  return sells;
}

interface IntervalSwitchProps {
  readonly interval: BillingInterval;
  readonly onInterval: (interval: BillingInterval) => void;
}

const IntervalSwitch = ({ interval, onInterval }: IntervalSwitchProps) => (
  <Segmented
    label={pricingWords.interval}
    value={interval}
    choices={billingIntervals.map((value) => ({ value, label: pricingWords.intervals[value] }))}
    onValue={onInterval}
    isDisabled={!useIsHydrated()}
  />
);
