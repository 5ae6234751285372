import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { openPortalPage } from "./stripePages.ts";
import type { StripePage } from "./useStripePage.ts";

interface ManageButtonProps {
  readonly page: StripePage;
  readonly variant?: "primary";
}

/** Opens the customer portal: plan, card, canceling, resuming, invoices. */
export const ManageButton = ({ page, variant }: ManageButtonProps) => (
  <Button
    {...(variant && { variant })}
    isBusy={page.opening === "portal"}
    busyText={subscriptionWords.managing}
    onClick={() => void page.open("portal", () => openPortalPage())}
  >
    {subscriptionWords.manage}
  </Button>
);
