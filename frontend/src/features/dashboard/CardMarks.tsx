import type { PlayCard } from "#domain/api/plays.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

/** Says whether a play is pinned, and whether it's the sample that new accounts get. */
export const CardMarks = ({ card: { isPinned, isSample } }: { readonly card: PlayCard }) => (
  <>
    {isPinned && <span className="dashboard-mark">{words.isPinned}</span>}
    {isSample && (
      <span className="dashboard-mark" title={words.sampleWhy}>
        {words.sample}
      </span>
    )}
  </>
);
