import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { plans, type Tier } from "#domain/subscription/plans.ts";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { useSession } from "#frontend/app/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { formatDay } from "#frontend/words/format.ts";
import { subscriptionWords as words } from "#frontend/words/subscription.ts";

/** What the signed-in person has paid for, as the server says it. */
export function SubscriptionScreen() {
  const state = useSession();
  if (state.kind !== "signed-in" || state.subscription.kind === "checking") return <LoadingScreen />;
  const { status } = state.subscription;
  return (
    <Page title={words.title} lead={status.subscribed ? words.paid : words.free} width="column">
      <Card>
        <Facts status={status} />
      </Card>
      <p>{words.later}</p>
      <div className="card-actions">
        <ButtonLink to="/pricing">{words.toPricing}</ButtonLink>
      </div>
    </Page>
  );
}

function Facts({ status }: { readonly status: SubscriptionStatus }) {
  const plan = plans[tierOf(status)];
  const facts = [
    [words.plan, plan.name],
    [words.plays, words.limit(plan.playLimit)],
    [words.status, status.subscription_status ?? words.none],
    ...(status.subscription_end ? [[words.until, formatDay(status.subscription_end, new Date())]] : []),
  ];
  return (
    <dl className="facts">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const tierOf = ({ subscribed, subscription_tier }: SubscriptionStatus): Tier => {
  const tiers = Object.keys(plans) as Tier[];
  return (subscribed && tiers.find((tier) => tier === subscription_tier)) || "free";
};
