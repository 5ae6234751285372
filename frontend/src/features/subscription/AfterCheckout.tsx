import { use, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { getBilling } from "#domain/api/billing.ts";
import { openSubmissionLimits } from "#domain/subscription/openSubmissions.ts";
import { readPlanQuery } from "#domain/subscription/planChoice.ts";
import { addedFeatures, type PaidTier, paidTiers, plans, type Tier } from "#domain/subscription/plans.ts";
import { describeOpenSubmissions, describePlayLimit, featureWords } from "#frontend/messages/pricing.ts";
import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { call } from "#frontend/platform/call.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { dropCheckoutResult } from "./changeAddress.ts";
import { savedReturnPath } from "./returnPath.ts";
import { useCustomer } from "./useCustomer.ts";

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
  const openLimit = openSubmissionLimits[tier];
  const news = [
    ...(limit === plans[before].playLimit ? [] : [describePlayLimit(limit)]),
    ...(openLimit === openSubmissionLimits[before] ? [] : [describeOpenSubmissions(openLimit)]),
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

type Opening = "waiting" | "open" | "late";

/** Stripe confirms within a second or two. After this many tries, something is wrong. */
const maxTries = 30;
const pauseMs = 1000;

/** A person with a given plan is subscribed before the one that they paid for is active. */
const isBought = (): Promise<boolean> =>
  call(getBilling, {}).then(
    ({ isGiven }) => !isGiven,
    () => false,
  );

/**
 * After a payment, checks at once and then every second until the plan is active, and reports when it takes too long.
 * Without a plan in the address, any bought plan counts.
 */
function usePlanActivation(bought: PaidTier | undefined): {
  readonly opening: Opening;
  readonly again: () => void;
} {
  const store = use(SessionContext);
  const [opening, setOpening] = useState<Opening>("waiting");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts from the beginning.
  useEffect(() => {
    let isOver = false;
    const wait = async () => {
      for (let tries = 0; tries < maxTries && !isOver; tries++) {
        const status = await store.checkSubscription();
        const isExpected = bought === undefined || status?.subscription_tier === bought;
        if (status?.subscribed && isExpected && (await isBought())) return "open";
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return "late";
    };
    setOpening("waiting");
    void wait().then((found) => isOver || setOpening(found));
    return () => {
      isOver = true;
    };
  }, [store, round, bought]);
  return { opening, again: () => setRound((before) => before + 1) };
}
