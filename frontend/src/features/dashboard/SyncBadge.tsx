import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import type { ListedPlay } from "./playList.ts";

/** Says that changes of a play are only on this device. Renders nothing if they are all on the server. */
export function SyncBadge({ where }: Pick<ListedPlay, "where">) {
  if (where.kind === "safe") return null;
  if (where.kind === "waiting") return <p className="dashboard-on-device">{dashboardWords.waiting}</p>;
  if (where.kind === "in-bin") return <p className="dashboard-on-device">{dashboardWords.inBin}</p>;
  if (where.kind === "refused")
    return (
      <p className="dashboard-on-device dashboard-refused" title={where.errorText}>
        {where.isGone ? dashboardWords.gone : dashboardWords.cannotSync}
      </p>
    );
  if (!where.isOverLimit) return <p className="dashboard-on-device">{dashboardWords.onlyHere}</p>;
  return (
    // The key keeps React from taking the texts out of the paragraph, which a translated page no longer has.
    <p key="over-limit" className="dashboard-on-device">
      {dashboardWords.overLimit}{" "}
      <Link to="/pricing" className="dashboard-see-plans">
        {dashboardWords.seePlans}
      </Link>
    </p>
  );
}
