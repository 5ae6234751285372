import { openPortal } from "#domain/api/billing.ts";
import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { call } from "#frontend/platform/call.ts";
import { Button } from "#frontend/ui/Button.tsx";
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
    busyText={words.managing}
    onClick={() => void page.open("portal", () => call(openPortal, {}))}
  >
    {words.manage}
  </Button>
);
