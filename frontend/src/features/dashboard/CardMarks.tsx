import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import type { ListedCard } from "./playList.ts";

/**
 * Says whether a play is pinned, whether it's the sample that new accounts get, and what its tags are. Renders nothing if none of
 * that applies.
 */
export function CardMarks({ card: { isPinned, isSample, tags = [] } }: { readonly card: ListedCard }) {
  if (!isPinned && !isSample && tags.length === 0) return null;
  return (
    <span className="dashboard-marks">
      {isPinned && <span className="dashboard-mark">{dashboardWords.isPinned}</span>}
      {isSample && (
        <span className="dashboard-mark" title={dashboardWords.sampleWhy}>
          {dashboardWords.sample}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className="dashboard-mark dashboard-tag" title={tag}>
          <span className="only-spoken">{dashboardWords.tag} </span>
          <span>{tag}</span>
        </span>
      ))}
    </span>
  );
}
