import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { addedFeatures, paidTiers, plans, readPlanQuery, type Tier } from "#domain/subscription/plans.ts";
import { featureWords, pricingWords } from "#frontend/messages/pricing.ts";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
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
  const { title } = words[opening];
  useEffect(() => {
    if (opening === "open") dropCheckoutResult();
  }, [opening]);
  return (
    <Page title={words.title} width="column">
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
    <Loader label={words.waiting.title} />
    {words.waiting.text}
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
      <p>{words.open.text(plans[tier].name)}</p>
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
    ...(limit === plans[before].playLimit ? [] : [pricingWords.plays(limit)]),
    ...addedFeatures(tier, before).map((feature) => featureWords[feature]),
  ];
  if (news.length === 0) return null;
  return (
    <>
      <p>{words.open.news}</p>
      <ul>
        {news.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function goOnWords(path: string): string {
  if (path.startsWith("/feedback/")) return words.goOn.feedback;
  return path.startsWith("/editor/") ? words.goOn.writing : words.goOn.plays;
}

const Late = ({ onAgain }: { readonly onAgain: () => void }) => (
  <>
    <p>{words.late.text}</p>
    <div className="card-actions">
      <Button variant="primary" onClick={onAgain}>
        {words.late.again}
      </Button>
      <ButtonLink to="/contact">{words.late.contact}</ButtonLink>
    </div>
  </>
);
