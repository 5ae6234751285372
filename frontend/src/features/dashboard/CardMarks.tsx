import type { PlayCard } from "#domain/api/plays.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

/** Says whether a play is pinned, whether it's the sample that new accounts get, and what its tags are. */
export const CardMarks = ({ card: { isPinned, isSample, tags = [] } }: { readonly card: PlayCard }) => (
  <>
    {isPinned && <span className="dashboard-mark">{words.isPinned}</span>}
    {isSample && (
      <span className="dashboard-mark" title={words.sampleWhy}>
        {words.sample}
      </span>
    )}
    {tags.map((tag) => (
      <span key={tag} className="dashboard-mark dashboard-tag">
        <span className="only-spoken">{words.tag} </span>
        {tag}
      </span>
    ))}
  </>
);
