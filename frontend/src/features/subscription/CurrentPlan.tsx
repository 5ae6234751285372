import type { Billing } from "#domain/api/billing.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { plans } from "#domain/subscription/plans.ts";
import { subscriptionStatusSentence } from "#frontend/messages/subscription.ts";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { State } from "#frontend/ui/State.tsx";
import { CheckoutError } from "./CheckoutError.tsx";
import { ManageButton } from "./ManageButton.tsx";
import { RetryButton } from "./PlanUnknown.tsx";
import type { BillingState } from "./useBilling.ts";
import { useCustomer } from "./useCustomer.ts";
import { type StripePage, useStripePage } from "./useStripePage.ts";

interface CurrentPlanProps {
  readonly status: SubscriptionStatus;
  readonly reading: BillingState;
}

/** The current plan, and a link to the customer portal. */
export function CurrentPlan({ status, reading }: CurrentPlanProps) {
  const { billing, hasFailed, reload } = reading;
  const page = useStripePage();
  const { tier = "free" } = useCustomer(billing);
  const limit = plans[status.subscribed ? tier : "free"].playLimit;
  return (
    <Card title={plans[tier].name}>
      <p role="status" className="current-plan">
        <State kind={billing?.endsAtPeriodEnd && status.subscribed ? "warn" : kindOf(status)}>
          {subscriptionStatusSentence(status, billing, new Date())}
        </State>
      </p>
      <dl className="facts">
        <dt>{subscriptionWords.plays}</dt>
        <dd>{limit === null ? subscriptionWords.unlimited : subscriptionWords.limit({ limit })}</dd>
        {billing?.interval && tier !== "free" && (
          <>
            <dt>{subscriptionWords.paid}</dt>
            <dd>{subscriptionWords.intervals[billing.interval]}</dd>
          </>
        )}
      </dl>
      {billing && (
        <Manage
          billing={billing}
          page={page}
          isNeeded={kindOf(status) !== "good"}
          isOver={tier === "free" || billing.isGiven}
        />
      )}
      {billing?.isGiven && tier !== "free" && (
        <>
          <p>{subscriptionWords.given}</p>
          <div>
            <ButtonLink to="/contact">{subscriptionWords.givenContact}</ButtonLink>
          </div>
        </>
      )}
      {hasFailed && !billing && (
        <>
          <p>{subscriptionWords.billingFailed}</p>
          <div>
            <RetryButton onRetry={reload} />
          </div>
        </>
      )}
      <CheckoutError page={page} />
    </Card>
  );
}

interface ManageProps {
  readonly billing: Billing;
  readonly page: StripePage;
  /** Something has to be fixed there. */
  readonly isNeeded: boolean;
  /** There is no paid plan. */
  readonly isOver: boolean;
}

const Manage = ({ billing, page, isNeeded, isOver }: ManageProps) =>
  billing.hasPortal && (
    <>
      <p className="plan-aside">{isOver ? subscriptionWords.manageEnded : subscriptionWords.manageAside}</p>
      <div>
        <ManageButton page={page} {...(isNeeded && { variant: "primary" as const })} />
      </div>
    </>
  );

function kindOf({ subscribed, subscription_status: word }: SubscriptionStatus): "good" | "warn" | "bad" {
  if (word === "past_due") return subscribed ? "warn" : "bad";
  return subscribed || word === null || word === "canceled" ? "good" : "bad";
}
