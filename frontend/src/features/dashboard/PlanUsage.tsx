import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";

interface PlanUsageProps {
  readonly count: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

/** How many plays of the plan's limit are in use. */
export function PlanUsage({ count, limit }: PlanUsageProps) {
  if (limit === null) return <p className="dashboard-usage">{dashboardWords.unlimited({ count })}</p>;
  return (
    <p className="dashboard-usage">
      <progress
        className="dashboard-usage-bar"
        aria-label={dashboardWords.usageLabel}
        value={Math.min(count, limit)}
        max={limit}
      />
      <span>
        <span>{dashboardWords.usage({ count, limit })}</span> · <Link to="/pricing">{dashboardWords.seePlans}</Link>
      </span>
    </p>
  );
}
