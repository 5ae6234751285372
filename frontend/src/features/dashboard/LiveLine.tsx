import { romanNumeral } from "#domain/play/layout/headings/romanNumeral.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { NewFeedback } from "./NewFeedback.tsx";
import type { ListedPlay } from "./playList.ts";

interface LiveLineProps {
  readonly play: ListedPlay;
  /** It was written last. */
  readonly isLast: boolean;
  readonly now: Date;
}

/** Where the writer goes on, how many comments are new, and when somebody last read the play. */
export function LiveLine({ play: { card, left }, isLast, now }: LiveLineProps) {
  const { lastRead, newFeedback = 0 } = card;
  return (
    <>
      {isLast && <p className="dashboard-continue">{placeOf(left)}</p>}
      {(lastRead || newFeedback > 0) && (
        <p className="dashboard-live">
          <NewFeedback card={card} />
          {lastRead && (
            <span title={lastRead.link}>{dashboardWords.lastRead({ day: formatRecentDay(lastRead.at, now) })}</span>
          )}
        </p>
      )}
    </>
  );
}

function placeOf(left: ListedPlay["left"]): string {
  if (left?.page === undefined) return dashboardWords.continue;
  const { act, page } = left;
  if (act === undefined) return dashboardWords.continueOnPage({ page });
  return dashboardWords.continueInAct({ act: romanNumeral(act), page });
}
