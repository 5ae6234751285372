import { Link } from "react-router-dom";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Alert } from "#frontend/ui/Alert.tsx";

/** What a full plan means, before one meets it. */
export const PlanFull = ({ limit }: { readonly limit: number }) => (
  <Alert kind="warn" heading={words.fullTitle}>
    {words.full(limit)} <Link to="/pricing">{words.seePlans}</Link>
  </Alert>
);
