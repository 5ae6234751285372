import { type BillingInterval, billingIntervals } from "#domain/subscription/plans.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";

interface IntervalSwitchProps {
  readonly interval: BillingInterval;
  readonly onInterval: (interval: BillingInterval) => void;
}

export const IntervalSwitch = ({ interval, onInterval }: IntervalSwitchProps) => (
  <fieldset className="interval" aria-label={pricingWords.interval} disabled={!useIsHydrated()}>
    {billingIntervals.map((each) => (
      <label key={each} className="interval-choice">
        <input type="radio" name="interval" checked={each === interval} onChange={() => onInterval(each)} />
        <span>{pricingWords.intervals[each]}</span>
      </label>
    ))}
  </fieldset>
);
