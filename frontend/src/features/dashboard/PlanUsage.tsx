import { Link } from "react-router-dom";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

interface PlanUsageProps {
  readonly count: number;
  /** Null for no limit. */
  readonly limit: number | null;
}

/** How many plays of the plan's limit are in use. */
export function PlanUsage({ count, limit }: PlanUsageProps) {
  if (limit === null) return <p className="dashboard-usage">{words.unlimited(count)}</p>;
  return (
    <p className="dashboard-usage">
      <progress
        className="dashboard-usage-bar"
        aria-label={words.usageLabel}
        value={Math.min(count, limit)}
        max={limit}
      />
      <span>
        <span>{words.usage(count, limit)}</span> · <Link to="/pricing">{words.seePlans}</Link>
      </span>
    </p>
  );
}
