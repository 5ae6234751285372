import type { ReactNode } from "react";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import {
  type BillingInterval,
  billingIntervals,
  mayUse,
  plans,
  type Tier,
  yearlySaving,
} from "#domain/subscription/plans.ts";
import { describePlayLimit, featureWords } from "#frontend/messages/pricing.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";

interface PlanCardProps {
  readonly tier: Tier;
  readonly interval: BillingInterval;
  readonly isCurrent: boolean;
  /** Chosen before signing in. */
  readonly isChosen: boolean;
  /** The button for this plan. */
  readonly children: ReactNode;
}

export function PlanCard({ tier, interval, isCurrent, isChosen, children }: PlanCardProps) {
  const { name, playLimit, features } = plans[tier];
  return (
    <li className={isChosen ? "plan plan-chosen" : "plan"}>
      <div className="plan-head">
        <h2>{name}</h2>
        {isCurrent && <span className="plan-current">{pricingWords.yours}</span>}
      </div>
      <div className="plan-prices">
        {billingIntervals.map((each) => (
          <Price key={each} tier={tier} interval={each} isShown={each === interval} />
        ))}
      </div>
      <ul className="plan-features">
        <li>{describePlayLimit(playLimit)}</li>
        <li>{pricingWords.everything}</li>
        {!mayUse(tier, "allVersions") && <li>{pricingWords.versions({ days: recentDays })}</li>}
        {features.map((feature) => (
          <li key={feature}>{featureWords[feature]}</li>
        ))}
      </ul>
      <div className="plan-action">{children}</div>
    </li>
  );
}

interface PriceProps {
  readonly tier: Tier;
  readonly interval: BillingInterval;
  readonly isShown: boolean;
}

/** Both prices take up the same place, so that nothing moves when they change. */
function Price({ tier, interval, isShown }: PriceProps) {
  const plan = plans[tier];
  const price = plan[interval];
  const saving = yearlySaving(plan);
  const yearWords =
    interval === "yearly" ? pricingWords.saved({ saving }) : pricingWords.inAYear({ yearly: plan.yearly, saving });
  return (
    <p className={isShown ? "plan-price" : "plan-price plan-price-hidden"}>
      <strong>{pricingWords.price({ dollars: price })}</strong>{" "}
      <span>{price === 0 ? pricingWords.forever : pricingWords.per[interval]}</span>
      <span className="plan-aside">{price === 0 ? pricingWords.noCard : yearWords}</span>
    </p>
  );
}
