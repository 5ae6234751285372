import { Link } from "react-router-dom";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Alert } from "#frontend/ui/Alert.tsx";

/** Says that the plan's limit is reached, before an action fails because of it. */
export const PlanFull = ({ limit }: { readonly limit: number }) => (
  <Alert kind="warn" heading={words.fullTitle}>
    <span>{words.full(limit)}</span> <Link to="/pricing">{words.seePlans}</Link>
  </Alert>
);
