import { useLocation } from "react-router-dom";
import { pricingWords as words } from "#frontend/messages/pricing.ts";
import { destinationOf } from "#frontend/platform/destination.ts";
import { Plans } from "./Plans.tsx";
import { useBilling } from "./useBilling.ts";

/** The plans, for everybody. */
export function PricingScreen() {
  const { state } = useLocation();
  const reading = useBilling();
  return (
    <article className="pricing">
      <h1>{words.title}</h1>
      <p className="pricing-lead">{words.lead}</p>
      <Plans from={destinationOf(state)} reading={reading} />
      <p>{words.end}</p>
    </article>
  );
}
