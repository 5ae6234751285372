import type { ReactNode } from "react";
import { recentDays } from "#domain/play/versions/versionTimes.ts";
import { openSubmissionLimits } from "#domain/subscription/openSubmissions.ts";
import {
  addedFeatures,
  type BillingInterval,
  billingIntervals,
  monthOf,
  plans,
  type Tier,
  tiers,
  yearlySaving,
} from "#domain/subscription/plans.ts";
import { describeOpenSubmissions, describePlayLimit, featureWords } from "#frontend/messages/pricing.ts";
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
  const { name } = plans[tier];
  return (
    <li className={isChosen ? "plan plan-chosen" : "plan"}>
      <div className="plan-head">
        <h2>{name}</h2>
        {isCurrent && <span className="plan-current">{pricingWords.yours}</span>}
      </div>
      <p className="plan-purpose">{pricingWords.purposes[tier]}</p>
      <div className="plan-prices">
        {billingIntervals.map((each) => (
          <Price key={each} tier={tier} interval={each} isShown={each === interval} />
        ))}
      </div>
      <Features tier={tier} />
      <div className="plan-action">{children}</div>
    </li>
  );
}

/** What a plan includes: all of it for the first one, and else what it adds to the one before. */
function Features({ tier }: { readonly tier: Tier }) {
  const before = tiers[tiers.indexOf(tier) - 1];
  const { playLimit } = plans[tier];
  const openLimit = openSubmissionLimits[tier];
  return (
    <div className="plan-features">
      {before && <p>{pricingWords.plus({ plan: plans[before].name })}</p>}
      <ul>
        {(!before || playLimit !== plans[before].playLimit) && <li>{describePlayLimit(playLimit)}</li>}
        {(!before || openLimit !== openSubmissionLimits[before]) && <li>{describeOpenSubmissions(openLimit)}</li>}
        {!before && <li>{pricingWords.everything}</li>}
        {!before && <li>{pricingWords.versions({ days: recentDays })}</li>}
        {before && addedFeatures(tier, before).map((feature) => <li key={feature}>{featureWords[feature]}</li>)}
      </ul>
    </div>
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
  const price = monthOf(plan, interval);
  const billed =
    interval === "yearly"
      ? pricingWords.billedYearly({ yearly: plan.yearly, saving: yearlySaving(plan) })
      : pricingWords.billedMonthly({ perMonth: monthOf(plan, "yearly") });
  return (
    <p className={isShown ? "plan-price" : "plan-price plan-price-hidden"}>
      <strong>{pricingWords.price({ dollars: price })}</strong>{" "}
      <span>{price === 0 ? pricingWords.forever : pricingWords.perMonth}</span>
      <span className="plan-aside">{price === 0 ? pricingWords.noCard : billed}</span>
    </p>
  );
}
