import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";

/** Says that the plan's limit is reached, before an action fails because of it. */
export const PlanFull = ({ limit }: { readonly limit: number }) => (
  <Alert kind="warn" heading={words.fullTitle}>
    <PlanHint text={words.full(limit)} seePlans={words.seePlans} />
  </Alert>
);
