import { useLocation } from "react-router-dom";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { Picture } from "#frontend/modules/pictures/Picture.tsx";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { destinationOf } from "#frontend/platform/destination.ts";
import { Link } from "#frontend/ui/Link.tsx";
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
    <section>
      <h2>{pricingWords.feedback.title}</h2>
      <p>{pricingWords.feedback.text}</p>
      <Picture name="comments" shownWidth="(max-width: 1080px) 100vw, 1032px" />
      <p className="plan-aside">{pricingWords.feedback.note}</p>
    </section>
    <section>
      <h2>{pricingWords.questionsTitle}</h2>
      <dl className="pricing-questions">
        {pricingWords.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h2>{pricingWords.groups.title}</h2>
      <p>{pricingWords.groups.text}</p>
      <p>
        <Link to={publicAddress("/contact")}>{pricingWords.groups.link}</Link>
      </p>
    </section>
  </article>
);
