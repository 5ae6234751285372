import { Link } from "react-router-dom";
import { Alert } from "#frontend/ui/Alert.tsx";
import { dashboardWords as words } from "#frontend/words/dashboard.ts";

/** What a full plan means, before one meets it. */
export const PlanFull = ({ limit }: { readonly limit: number }) => (
  <Alert kind="warn" heading={words.fullTitle}>
    {words.full(limit)} <Link to="/pricing">{words.seePlans}</Link>
  </Alert>
);
