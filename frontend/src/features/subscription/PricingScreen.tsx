import { useLocation } from "react-router-dom";
import { pricingWords as words } from "#frontend/messages/pricing.ts";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { destinationOf } from "#frontend/platform/destination.ts";
import { PricingPlans } from "./PricingPlans.tsx";

/** The plans, for everybody. */
export const PricingScreen = () => (
  <article className="pricing">
    <h1>{words.title}</h1>
    <p className="pricing-lead">{words.lead}</p>
    <Island name="PricingPlans">
      <PricingPlans from={destinationOf(useLocation().state)} />
    </Island>
    <p>{words.end}</p>
  </article>
);
