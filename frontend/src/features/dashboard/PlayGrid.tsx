import { memo } from "react";
import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { CardMarks } from "./CardMarks.tsx";
import { LiveLine } from "./LiveLine.tsx";
import { OfflineMark } from "./OfflineMark.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { PlaySheet } from "./PlaySheet.tsx";
import { type ListedCard, type ListedPlay, titleOf } from "./playList.ts";
import { SyncBadge } from "./SyncBadge.tsx";
import type { PlayActions } from "./usePlayActions.ts";

interface PlayGridProps {
  readonly plays: readonly ListedPlay[];
  readonly actions: PlayActions;
  readonly allTags: readonly string[];
  /** The play that was written last. */
  readonly last: ListedPlay["card"]["playId"] | undefined;
  readonly onNew: () => void;
  readonly now: Date;
}

/** The plays as title pages, and a place for a new one. */
export function PlayGrid({ plays, actions, allTags, last, onNew, now }: PlayGridProps) {
  const { shown, end } = useGrowingList(plays);
  return (
    <ul className="dashboard-grid">
      {shown.map((play) => (
        <li key={play.card.playId} className="dashboard-grid-item">
          <PlayInGrid {...{ play, actions, allTags, now }} isLast={play.card.playId === last} />
        </li>
      ))}
      {end && <li ref={end} className="dashboard-list-end" aria-hidden="true" />}
      <li className="dashboard-grid-item">
        <button type="button" className="dashboard-grid-new" onClick={onNew}>
          <span className="dashboard-grid-new-sign" aria-hidden="true">
            +
          </span>
          <span className="dashboard-grid-new-title">{dashboardWords.newPlay}</span>
          <span>{dashboardWords.newPlayAside}</span>
        </button>
      </li>
    </ul>
  );
}

function factsOf({ draft, pages, words: count, changedAt }: ListedCard, now: Date): readonly string[] {
  const isLengthKnown = pages !== undefined && count !== undefined;
  return [
    ...(draft ? [draft] : []),
    ...(isLengthKnown
      ? [dashboardWords.pages({ count: pages }), dashboardWords.words({ count })]
      : [dashboardWords.lengthUnknown]),
    changedAt === undefined
      ? dashboardWords.changedUnknown
      : dashboardWords.changed({ day: formatRecentDay(changedAt, now) }),
  ];
}

type PlayInGridProps = Omit<PlayGridProps, "plays" | "last" | "onNew"> & {
  readonly play: ListedPlay;
  readonly isLast: boolean;
};

/** Not rendered again when the list grows. */
const PlayInGrid = memo(({ play, actions, allTags, isLast, now }: PlayInGridProps) => {
  const { card } = play;
  const facts = factsOf(card, now);
  return (
    <article className={isLast ? "dashboard-grid-play dashboard-grid-last" : "dashboard-grid-play"}>
      <PlaySheet play={play} isLast={isLast} />
      <div className="dashboard-grid-line">
        <h2 className="dashboard-play-title play-label" translate="no" dir="auto">
          <Link to={`/editor/${card.playId}`} title={titleOf(card)}>
            {titleOf(card)}
          </Link>
        </h2>
        <PlayMenu play={play} actions={actions} allTags={allTags} />
      </div>
      <LiveLine play={play} isLast={isLast} now={now} />
      <p className="dashboard-play-facts">
        {/* A line may end with a dot, but not start with one. */}
        <span>{facts.join("\u00a0· ")}</span>
        <OfflineMark play={play} />
      </p>
      <CardMarks card={card} />
      <SyncBadge where={play.where} />
    </article>
  );
});
