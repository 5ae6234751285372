import { memo, useDeferredValue, useMemo } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { AnchoredRange } from "#domain/play/anchors/anchors.ts";
import type { PageBreak } from "#domain/play/layout/pageBreaks.ts";
import type { BlockId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { blockNodes, idOf } from "#frontend/modules/editor/schema/flat.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { CardFeed } from "#frontend/modules/feedback/CardFeed.tsx";
import { type FeedbackActions, FeedbackCard } from "#frontend/modules/feedback/FeedbackCard.tsx";
import type { FeedbackPlaces } from "#frontend/modules/feedback/placeFeedback.ts";
import type { Sources } from "#frontend/modules/feedback/sources.ts";

interface CommentCardsProps {
  readonly editor: Editor;
  readonly listed: readonly FeedbackEntry[];
  readonly places: FeedbackPlaces | undefined;
  readonly current: FeedbackId | undefined;
  readonly unread: ReadonlySet<FeedbackId>;
  readonly sources: Sources;
  readonly actions: FeedbackActions;
  readonly onPick: (id: FeedbackId) => void;
}

/** The list can have hundreds of cards, so it's drawn in groups, and a card renders again only when it has changed. */
export function CommentCards({ listed, ...rest }: CommentCardsProps) {
  return <Cards {...rest} listed={useDeferredValue(listed)} />;
}

const Cards = memo(function Cards(props: CommentCardsProps) {
  const { editor, listed, places, current, unread, sources, actions, onPick } = props;
  const pages = usePages(editor, listed, places);
  const onShow = useMemo(
    () => (entry: FeedbackEntry) => {
      onPick(entry.feedbackId);
      editor.view()?.focus();
    },
    [editor, onPick],
  );
  const pick = useMemo(() => (entry: FeedbackEntry) => onPick(entry.feedbackId), [onPick]);
  return (
    <CardFeed label={feedbackWords.comments} listed={listed} className="panel-body comments-list">
      {(entry) => {
        const placed = places?.get(entry.feedbackId);
        return (
          <FeedbackCard
            key={entry.feedbackId}
            {...actions}
            entry={entry}
            reader={sources.readers.get(entry.readerId) ?? ""}
            link={sources.links.get(entry.shareId) ?? ""}
            isUnread={unread.has(entry.feedbackId)}
            isCurrent={entry.feedbackId === current}
            place={entry.passage ? pages.get(entry.feedbackId) : feedbackWords.onTheWhole}
            isGone={placed?.how === "gone"}
            onShow={placed?.how === "here" ? onShow : undefined}
            onPick={pick}
          />
        );
      }}
    </CardFeed>
  );
});

/** Recomputed when pages or places change, not on every key. */
function usePages(editor: Editor, listed: readonly FeedbackEntry[], places: FeedbackPlaces | undefined) {
  const { breaks } = useEditorState(editor, pagesShown);
  return useMemo(() => {
    const index = new Map(blockNodes(editor.state().doc).map((node, at) => [idOf(node), at]));
    const starts = listed.flatMap(({ feedbackId }) => {
      const first = places?.get(feedbackId)?.ranges[0];
      return first && breaks.length > 0
        ? [[feedbackId, feedbackWords.page({ page: pageOf(first, breaks, index) })] as const]
        : [];
    });
    return new Map(starts);
  }, [editor, listed, places, breaks]);
}

/** Counted from 1. Everything before the first break is on page 1. */
function pageOf(
  { blockId, start }: AnchoredRange,
  breaks: readonly PageBreak[],
  index: ReadonlyMap<BlockId, number>,
): number {
  const at = index.get(blockId) ?? 0;
  const behind = breaks.findIndex((page) => {
    const pageAt = index.get(page.blockId) ?? 0;
    return pageAt > at || (pageAt === at && page.offset > start);
  });
  return behind < 0 ? breaks.length : Math.max(1, behind);
}
