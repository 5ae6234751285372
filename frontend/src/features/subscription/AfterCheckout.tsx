import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { addedFeatures, paidTiers, plans, readPlanQuery, type Tier } from "#domain/subscription/plans.ts";
import { describePlayLimit, featureWords } from "#frontend/messages/pricing.ts";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { dropCheckoutResult } from "./changeAddress.ts";
import { savedReturnPath } from "./returnPath.ts";
import { useCustomer } from "./useCustomer.ts";
import { usePlanActivation } from "./usePlanActivation.ts";

/** After a payment: waits until the plan is active, then links back to what the person was doing. */
export function AfterCheckout() {
  const [query] = useSearchParams();
  const [bought] = useState(() => readPlanQuery(query).tier);
  const [before] = useState<Tier>(() => paidTiers.find((tier) => tier === query.get("before")) ?? "free");
  const { opening, again } = usePlanActivation(bought);
  const { title } = subscriptionWords[opening];
  useEffect(() => {
    if (opening === "open") dropCheckoutResult();
  }, [opening]);
  return (
    <Page title={subscriptionWords.title} width="column">
      <div aria-live="polite">
        <Card title={title}>
          {opening === "waiting" && <Waiting />}
          {opening === "open" && <Opened before={before} />}
          {opening === "late" && <Late onAgain={again} />}
        </Card>
      </div>
    </Page>
  );
}

const Waiting = () => (
  <p className="plan-activation">
    <Loader label={subscriptionWords.waiting.title} />
    {subscriptionWords.waiting.text}
  </p>
);

function Opened({ before }: { readonly before: Tier }) {
  const { tier = "free" } = useCustomer(undefined);
  const path = savedReturnPath();
  const way = useRef<HTMLDivElement>(null);
  // Nothing else has the focus while people wait here.
  useEffect(() => way.current?.querySelector("a")?.focus(), []);
  return (
    <>
      <p>{subscriptionWords.open.text({ plan: plans[tier].name })}</p>
      <News tier={tier} before={before} />
      <div className="card-actions" ref={way}>
        <ButtonLink to={path} variant="primary">
          {goOnWords(path)}
        </ButtonLink>
      </div>
    </>
  );
}

/** What the plan opens that the person didn't have before. */
function News({ tier, before }: { readonly tier: Tier; readonly before: Tier }) {
  const limit = plans[tier].playLimit;
  const news = [
    ...(limit === plans[before].playLimit ? [] : [describePlayLimit(limit)]),
    ...addedFeatures(tier, before).map((feature) => featureWords[feature]),
  ];
  if (news.length === 0) return null;
  return (
    <>
      <p>{subscriptionWords.open.news}</p>
      <ul>
        {news.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function goOnWords(path: string): string {
  if (path.startsWith("/feedback/")) return subscriptionWords.goOn.feedback;
  return path.startsWith("/editor/") ? subscriptionWords.goOn.writing : subscriptionWords.goOn.plays;
}

const Late = ({ onAgain }: { readonly onAgain: () => void }) => (
  <>
    <p>{subscriptionWords.late.text}</p>
    <div className="card-actions">
      <Button variant="primary" onClick={onAgain}>
        {subscriptionWords.late.again}
      </Button>
      <ButtonLink to="/contact">{subscriptionWords.late.contact}</ButtonLink>
    </div>
  </>
);
