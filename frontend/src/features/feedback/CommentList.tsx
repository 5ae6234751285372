import { memo, useDeferredValue, useState } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { type FeedbackFilter, isElsewhere, matchesFilter } from "#domain/feedback/filter.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { CardFeed } from "#frontend/modules/feedback/CardFeed.tsx";
import { type FeedbackActions, FeedbackCard } from "#frontend/modules/feedback/FeedbackCard.tsx";
import { FilterFields } from "#frontend/modules/feedback/FilterFields.tsx";
import { addressInText } from "#frontend/modules/feedback/feedbackHash.ts";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { MarkRead } from "#frontend/modules/feedback/MarkRead.tsx";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import type { Overview } from "./useOverview.ts";

const { screen: words } = feedbackWords;

interface CommentListProps {
  readonly playId: PlayId;
  readonly overview: Overview;
  readonly filter: FeedbackFilter;
  readonly onFilter: (filter: FeedbackFilter) => void;
  readonly unread: ReadonlySet<FeedbackId>;
  readonly actions: FeedbackActions;
  readonly session: FeedbackSession;
  readonly sources: Sources;
}

/** Comments on passages and on the whole play that match the filter, newest first or in the order of the play. */
export function CommentList({
  playId,
  session,
  overview,
  filter,
  onFilter,
  unread,
  actions,
  sources,
}: CommentListProps) {
  const { comments, placeOf, names, counts } = overview;
  const [order, setOrder] = useState<Order>("newest");
  const found = comments.filter((entry) => {
    const { feedbackId } = entry;
    return matchesFilter(filter, entry, {
      where: placeOf.get(feedbackId) ?? isElsewhere.gone,
      isUnread: unread.has(feedbackId),
    });
  });
  const listed = order === "play" ? found : found.toSorted((a, b) => b.at.localeCompare(a.at));
  const open = comments.filter(({ state }) => state === "open").length;
  return (
    <section className="comment-list" aria-labelledby="comment-list-title">
      <header className="comment-list-head">
        <h2 id="comment-list-title">{words.said}</h2>
        <p>{words.counts({ open, resolved: comments.length - open })}</p>
        {unread.size > 0 && <MarkRead session={session} count={unread.size} />}
      </header>
      <OrderField order={order} onOrder={setOrder} />
      <FilterFields
        {...{ filter, onFilter, sources }}
        entries={comments}
        places={names}
        inhabited={new Set(counts.keys())}
        withoutKind="answer"
      />
      <p className="comment-list-shown" role="status">
        {listed.length === comments.length
          ? words.allShown({ all: comments.length })
          : words.shown({ count: listed.length, all: comments.length })}
      </p>
      {listed.length === 0 && (
        <div className="comment-list-none">
          <p>{feedbackWords.noneMatch}</p>
          <Button size="small" onClick={() => onFilter({})}>
            {feedbackWords.showAll}
          </Button>
        </div>
      )}
      <Cards {...{ playId, overview, unread, actions, sources }} listed={useDeferredValue(listed)} />
    </section>
  );
}

const orders = ["newest", "play"] as const;
type Order = (typeof orders)[number];

interface OrderFieldProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

const OrderField = ({ order, onOrder }: OrderFieldProps) => (
  <Segmented
    label={words.order}
    value={order}
    choices={orders.map((value) => ({ value, label: words.orders[value] }))}
    onValue={onOrder}
  />
);

interface CardsProps extends Pick<CommentListProps, "playId" | "overview" | "unread" | "actions" | "sources"> {
  readonly listed: readonly FeedbackEntry[];
}

const Cards = memo(function Cards({
  playId,
  overview: { places, names, placeOf },
  listed,
  unread,
  actions,
  sources,
}: CardsProps) {
  return (
    <CardFeed label={words.said} listed={listed} className="feedback-cards">
      {(entry) => {
        const { feedbackId } = entry;
        const how = places.get(feedbackId)?.how;
        const where = placeOf.get(feedbackId);
        return (
          <FeedbackCard
            key={feedbackId}
            {...actions}
            entry={entry}
            reader={sources.readers.get(entry.readerId) ?? ""}
            link={sources.links.get(entry.shareId) ?? ""}
            isUnread={unread.has(feedbackId)}
            place={where && how !== "gone" ? names.get(where) : undefined}
            isGone={how === "gone"}
            textAddress={how === "here" ? addressInText(playId, feedbackId) : undefined}
          />
        );
      }}
    </CardFeed>
  );
});
