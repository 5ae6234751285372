import type { PlayCard } from "#domain/api/plays.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

/** Says that a play is the sample that new accounts get. */
export const SampleMark = ({ card }: { readonly card: PlayCard }) =>
  card.isSample ? (
    <span className="dashboard-sample" title={words.sampleWhy}>
      {words.sample}
    </span>
  ) : null;
