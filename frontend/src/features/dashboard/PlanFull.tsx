import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";

/** Says that the plan's limit is reached, before an action fails because of it. */
export const PlanFull = ({ limit }: { readonly limit: number }) => (
  <Alert kind="warn" heading={dashboardWords.fullTitle}>
    <PlanHint text={dashboardWords.full({ limit })} seePlans={dashboardWords.seePlans} />
  </Alert>
);
