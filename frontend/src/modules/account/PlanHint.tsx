import { Link } from "react-router-dom";
import { onHoldWords } from "#frontend/messages/subscription.yaml";
import { useIsOnHold } from "#frontend/platform/session/useIsOnHold.ts";

interface PlanHintProps {
  /** Which plan includes it. */
  readonly text: string;
  readonly seePlans: string;
}

/** Says which plan includes something. People whose plan is on hold have one: they need another card, not a plan. */
export function PlanHint({ text, seePlans }: PlanHintProps) {
  return useIsOnHold() ? (
    <>
      <span>{onHoldWords.locked}</span> <Link to="/subscription">{onHoldWords.update}</Link>
    </>
  ) : (
    <>
      <span>{text}</span> <Link to="/pricing">{seePlans}</Link>
    </>
  );
}
