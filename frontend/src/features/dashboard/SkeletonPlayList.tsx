import { useEffect } from "react";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { postponeIdle } from "#frontend/platform/whenIdle.ts";

const places = ["first", "second", "third"];

/** A placeholder in the shape of the list while the plays load. */
export function SkeletonPlayList() {
  useEffect(postponeIdle, []);
  return (
    <div role="status" aria-label={dashboardWords.loading} className="dashboard-grid">
      {places.map((place) => (
        <div key={place} aria-hidden="true" className="dashboard-grid-item">
          <div className="dashboard-skeleton dashboard-skeleton-sheet" />
          <div className="dashboard-skeleton dashboard-skeleton-title" />
          <div className="dashboard-skeleton dashboard-skeleton-facts" />
        </div>
      ))}
    </div>
  );
}
