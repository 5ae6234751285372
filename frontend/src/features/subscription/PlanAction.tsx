import { planQuery, recommended } from "#domain/subscription/planChoice.ts";
import { type BillingInterval, type PaidTier, plans, soldTiers, type Tier, tiers } from "#domain/subscription/plans.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { ManageButton } from "./ManageButton.tsx";
import { saveReturnPath } from "./returnPath.ts";
import { openCheckoutPage, openPortalPage } from "./stripePages.ts";
import type { PlanHolder } from "./useCustomer.ts";
import type { StripePage } from "./useStripePage.ts";

export interface PlanActionProps {
  readonly tier: Tier;
  readonly interval: BillingInterval;
  readonly customer: PlanHolder;
  readonly page: StripePage;
  /** The path to return to after paying. */
  readonly from: string;
}

/** What this person can do about this plan. */
export function PlanAction(props: PlanActionProps) {
  const { tier, customer } = props;
  if (tier === "free") return <FreeAction customer={customer} />;
  if (customer.kind === "unknown") return null;
  if (!soldTiers.includes(tier)) return customer.tier === tier ? <PortalButton {...props} tier={tier} /> : <NotYet />;
  if (customer.kind === "guest") return <SignUpLink tier={tier} interval={props.interval} />;
  if (customer.kind === "given" && !isLarger(tier, customer.tier)) return null;
  // Another card comes first.
  if (customer.isOnHold && customer.tier !== tier) return null;
  if (customer.kind === "subscriber") return <PortalButton {...props} tier={tier} />;
  return <CheckoutButton {...props} tier={tier} />;
}

/** A given plan can only be replaced by a larger one. */
const isLarger = (tier: PaidTier, given: Tier = "free"): boolean => tiers.indexOf(tier) > tiers.indexOf(given);

const FreeAction = ({ customer }: Pick<PlanActionProps, "customer">) =>
  customer.kind === "guest" ? (
    <ButtonLink to="/signup">{pricingWords.start}</ButtonLink>
  ) : (
    <ButtonLink to={afterSignIn}>{pricingWords.toPlays}</ButtonLink>
  );

const priceOf = (tier: PaidTier, interval: BillingInterval) =>
  pricingWords.priceFor({ dollars: plans[tier][interval], interval });

const NotYet = () => (
  <p className="plan-aside">{pricingWords.notYet({ cheaper: plans[soldTiers[0] ?? "free"].name })}</p>
);

/** Only one button of the page is primary. */
const variantOf = (tier: PaidTier) => (tier === recommended.tier ? { variant: "primary" as const } : {});

const SignUpLink = ({ tier, interval }: Pick<PlanActionProps, "interval"> & { readonly tier: PaidTier }) => (
  <ButtonLink to={`/signup?${planQuery({ tier, interval })}`} {...variantOf(tier)}>
    {pricingWords.choose({ plan: plans[tier].name, price: priceOf(tier, interval) })}
  </ButtonLink>
);

type PaidAction = PlanActionProps & { readonly tier: PaidTier };

const CheckoutButton = ({ tier, interval, page, from }: PaidAction) => (
  <Button
    {...variantOf(tier)}
    isBusy={page.opening === tier}
    busyText={pricingWords.leaving}
    onClick={() => {
      saveReturnPath(from);
      void page.open(tier, () => openCheckoutPage({ tier, interval }));
    }}
  >
    {pricingWords.upgrade({ plan: plans[tier].name, price: priceOf(tier, interval) })}
  </Button>
);

/** Subscribers change their plan in the customer portal. */
const PortalButton = ({ tier, interval, customer, page }: PaidAction) =>
  customer.tier === tier ? (
    <ManageButton page={page} />
  ) : (
    <Button
      isBusy={page.opening === tier}
      busyText={pricingWords.leaving}
      onClick={() => void page.open(tier, () => openPortalPage({ tier, interval }))}
    >
      {pricingWords.changeTo({ plan: plans[tier].name, price: priceOf(tier, interval) })}
    </Button>
  );
