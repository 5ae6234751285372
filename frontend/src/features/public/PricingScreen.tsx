import { plans, type Tier } from "#domain/subscription/plans.ts";
import { afterSignIn } from "#frontend/app/destination.ts";
import { useSession } from "#frontend/app/session/useSession.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { formatPrice } from "#frontend/words/format.ts";
import { pricingWords as words } from "#frontend/words/pricing.ts";
import { Article } from "./Article.tsx";

const tiers = Object.keys(plans) as Tier[];

/** The plans as the rules hold them: only what works is sold. */
export function PricingScreen() {
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <Article title={words.title} lead={words.lead}>
      <PlanTable />
      <p>{words.later}</p>
      <p>{words.end}</p>
      <div className="article-actions">
        <ButtonLink to={isSignedIn ? afterSignIn : "/signup"} variant="primary">
          {isSignedIn ? words.toPlays : words.start}
        </ButtonLink>
      </div>
    </Article>
  );
}

const PlanTable = () => (
  <ScrollTable caption={words.caption}>
    <thead>
      <tr>
        <th scope="col">{words.plan}</th>
        <th scope="col">{words.plays}</th>
        <th scope="col">{words.monthly}</th>
        <th scope="col">{words.yearly}</th>
      </tr>
    </thead>
    <tbody>
      {tiers.map((tier) => (
        <tr key={tier}>
          <th scope="row">{plans[tier].name}</th>
          <td>{plans[tier].playLimit === null ? words.noLimit : words.limit(plans[tier].playLimit)}</td>
          <td>{price(plans[tier].monthly)}</td>
          <td>{price(plans[tier].yearly)}</td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);

const price = (dollars: number): string => (dollars === 0 ? words.free : formatPrice(dollars));
