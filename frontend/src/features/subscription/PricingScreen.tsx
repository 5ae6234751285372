import { useLocation } from "react-router-dom";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { destinationOf } from "#frontend/platform/destination.ts";
import { PricingPlans } from "./PricingPlans.tsx";

/** The plans, for everybody. */
export const PricingScreen = () => (
  <article className="pricing">
    <h1>{pricingWords.title}</h1>
    <p className="pricing-lead">{pricingWords.lead}</p>
    <Island name="PricingPlans">
      <PricingPlans from={destinationOf(useLocation().state)} />
    </Island>
    <p>{pricingWords.end}</p>
  </article>
);
