import { memo } from "react";
import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { formatNumber, formatRecentDay } from "#frontend/messages/format.ts";
import { useGrowingList } from "#frontend/modules/screen/useGrowingList.ts";
import { CardMarks } from "./CardMarks.tsx";
import { NewFeedback } from "./NewFeedback.tsx";
import { OfflineMark } from "./OfflineMark.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";
import { SyncBadge } from "./SyncBadge.tsx";
import type { PlayActions } from "./usePlayActions.ts";

interface PlayListProps {
  readonly plays: readonly ListedPlay[];
  readonly actions: PlayActions;
  readonly allTags: readonly string[];
  readonly now: Date;
}

/** The plays as a table. */
export function PlayList({ plays, actions, allTags, now }: PlayListProps) {
  const { shown, end } = useGrowingList<ListedPlay, HTMLTableSectionElement>(plays);
  return (
    <table className="dashboard-list">
      <thead>
        <tr>
          <th scope="col">{dashboardWords.columns.title}</th>
          <th scope="col">{dashboardWords.columns.authors}</th>
          <th scope="col">{dashboardWords.columns.pages}</th>
          <th scope="col">{dashboardWords.columns.words}</th>
          <th scope="col">{dashboardWords.columns.changed}</th>
          <th scope="col">{dashboardWords.columns.read}</th>
          <th scope="col">
            <span className="only-spoken">{dashboardWords.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((play) => (
          <Row key={play.card.playId} play={play} actions={actions} allTags={allTags} now={now} />
        ))}
      </tbody>
      {end && <tbody ref={end} className="dashboard-list-end" />}
    </table>
  );
}

type RowProps = Omit<PlayListProps, "plays"> & { readonly play: ListedPlay };

/** Not rendered again when the list grows. */
const Row = memo(({ play, actions, allTags, now }: RowProps) => {
  const { card } = play;
  return (
    <tr>
      <th scope="row">
        <Link to={`/editor/${card.playId}`} title={titleOf(card)} dir="auto">
          {titleOf(card)}
        </Link>
        <CardMarks card={card} />
        <OfflineMark play={play} />
        <NewFeedback card={card} />
        <SyncBadge where={play.where} />
      </th>
      <td className="dashboard-list-authors play-label" translate="no" dir="auto">
        {card.authors}
      </td>
      <td>{card.pages === undefined ? dashboardWords.unknown : formatNumber(card.pages)}</td>
      <td>{card.words === undefined ? dashboardWords.unknown : formatNumber(card.words)}</td>
      <td>{card.changedAt === undefined ? dashboardWords.unknown : formatRecentDay(card.changedAt, now)}</td>
      <td className="dashboard-list-read" title={card.lastRead?.link}>
        {card.lastRead && describeReading(card.lastRead, now)}
      </td>
      <td className="dashboard-list-menu">
        <PlayMenu play={play} actions={actions} allTags={allTags} />
      </td>
    </tr>
  );
});

/** Says when a play was last read, and by which link if it has a name. */
const describeReading = ({ at, link }: NonNullable<ListedPlay["card"]["lastRead"]>, now: Date): string =>
  [formatRecentDay(at, now), link].filter((part) => part !== "").join(" · ");
