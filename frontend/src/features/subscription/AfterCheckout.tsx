import { useEffect, useRef } from "react";
import { plans } from "#domain/subscription/plans.ts";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { dropCheckoutResult } from "./dropCheckoutResult.ts";
import { savedReturnPath } from "./returnPath.ts";
import { useCustomer } from "./useCustomer.ts";
import { usePlanActivation } from "./usePlanActivation.ts";

/** After a payment: waits until the plan is active, then links back to what the person was doing. */
export function AfterCheckout() {
  const { opening, again } = usePlanActivation();
  const { title } = words[opening];
  useEffect(() => {
    if (opening === "open") dropCheckoutResult();
  }, [opening]);
  return (
    <Page title={words.title} width="column">
      <div aria-live="polite">
        <Card title={title}>
          {opening === "waiting" && <Waiting />}
          {opening === "open" && <Opened />}
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

function Opened() {
  const { tier = "free" } = useCustomer(undefined);
  const path = savedReturnPath();
  const way = useRef<HTMLDivElement>(null);
  // Nothing else has the focus while people wait here.
  useEffect(() => way.current?.querySelector("a")?.focus(), []);
  return (
    <>
      <p>{words.open.text(plans[tier].name)}</p>
      <div className="card-actions" ref={way}>
        <ButtonLink to={path} variant="primary">
          {goOnWords(path)}
        </ButtonLink>
      </div>
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
