import { subscriptionWords } from "#frontend/messages/subscription.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ManageButton } from "./ManageButton.tsx";
import type { StripePage } from "./useStripePage.ts";

/** Says why a Stripe page didn't open, and what to do instead. */
export const CheckoutError = ({ page }: { readonly page: StripePage }) =>
  page.problem && (
    <Alert kind="bad" heading={subscriptionWords.problem}>
      <span className="plan-problem">
        <span>{page.problem.errorText}</span>
        {page.problem.isSubscribed && <ManageButton page={page} />}
      </span>
    </Alert>
  );
