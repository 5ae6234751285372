import { subscriptionWords as words } from "#frontend/messages/subscription.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ManageButton } from "./ManageButton.tsx";
import type { StripePage } from "./useStripePage.ts";

/** Why a page of Stripe's did not open, and what can be done instead. */
export const CheckoutError = ({ page }: { readonly page: StripePage }) =>
  page.problem && (
    <Alert kind="bad" heading={words.problem}>
      <span className="plan-problem">
        <span>{page.problem.why}</span>
        {page.problem.isSubscribed && <ManageButton page={page} />}
      </span>
    </Alert>
  );
