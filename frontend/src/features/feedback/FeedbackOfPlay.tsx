import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackFilter } from "#domain/feedback/filter.ts";
import { readFront } from "#domain/play/document/front.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { formatNumber } from "#frontend/messages/format.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { FeedbackUnavailable } from "#frontend/modules/feedback/FeedbackUnavailable.tsx";
import type { FeedbackLoad } from "#frontend/modules/feedback/feedbackLoad.ts";
import type { FeedbackSession } from "#frontend/modules/feedback/feedbackSession.ts";
import { type Sources, sourcesOf } from "#frontend/modules/feedback/sources.ts";
import { useFeedbackActions } from "#frontend/modules/feedback/useFeedbackActions.tsx";
import { usePlayFeedback } from "#frontend/modules/feedback/usePlayFeedback.ts";
import { LazyShareFromEditor } from "#frontend/modules/sharing/shareDialogs.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { BlockedReaders } from "./BlockedReaders.tsx";
import { CommentList } from "./CommentList.tsx";
import { ExportMenu } from "./export/ExportMenu.tsx";
import { HeatStrip } from "./HeatStrip.tsx";
import { Questions } from "./questions/Questions.tsx";
import { type QuestionsHere, useQuestions } from "./questions/useQuestions.ts";
import { type Overview, useOverview } from "./useOverview.ts";
import "./feedback.css";

interface FeedbackOfPlayProps {
  readonly playSession: PlaySession;
  readonly playId: PlayId;
}

const none: readonly FeedbackEntry[] = [];

export function FeedbackOfPlay({ playSession, playId }: FeedbackOfPlayProps) {
  const { session, load } = usePlayFeedback(playId);
  const [isSharing, setSharing] = useState(false);
  const entries = load.kind === "ready" ? load.entries : none;
  const overview = useOverview(playSession.doc, entries);
  const sources = useMemo(() => sourcesOf(entries, load.kind === "ready" ? load.links : []), [entries, load]);
  const asking = useQuestions(playId);
  const title = readFront(playSession.doc).title.trim() || menuLabels.untitled;
  const share = () => setSharing(true);
  const actions = load.kind === "ready" && overview && entries.length > 0 && (
    <>
      <ExportMenu {...{ overview, title, sources }} doc={playSession.doc} questions={asking.questions} />
      <Button onClick={share}>{feedbackWords.screen.share}</Button>
    </>
  );
  return (
    <Page title={feedbackWords.title} actions={actions}>
      <p className="page-lead">
        <Link to={`/editor/${playId}`}>{title}</Link>
      </p>
      {load.kind === "ready" ? (
        overview && <FeedbackViews {...{ playId, session, load, overview, asking, sources }} onShare={share} />
      ) : (
        <FeedbackUnavailable load={load} onRetry={() => void session.load()} />
      )}
      {isSharing && <LazyShareFromEditor session={playSession} playId={playId} onClose={() => setSharing(false)} />}
    </Page>
  );
}

interface FeedbackViewsProps {
  readonly playId: PlayId;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly overview: Overview;
  readonly asking: QuestionsHere;
  readonly sources: Sources;
  readonly onShare: () => void;
}

/** Two views, each with its own address: comments, and questions with their answers. */
function FeedbackViews({ playId, session, load, overview, asking, sources, onShare }: FeedbackViewsProps) {
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<FeedbackFilter>({});
  const { actions, dialog } = useFeedbackActions({ session, load }, sources);
  const { unread, blocked } = load;
  const { comments, answers } = overview;
  const isAsking = search.get("view") === "questions";
  return (
    <div className="feedback-screen">
      <nav className="feedback-views" aria-label={feedbackWords.screen.views}>
        <View to="?" label={feedbackWords.screen.said} aside={formatNumber(comments.length)} isHere={!isAsking} />
        <View
          to="?view=questions"
          label={feedbackWords.questions.title}
          aside={answers.length > 0 ? feedbackWords.questions.answersTo({ count: answers.length }) : ""}
          isHere={isAsking}
        />
      </nav>
      {isAsking && <Questions {...{ asking, answers, unread, actions, sources }} />}
      {!isAsking && comments.length === 0 && <EmptyFeedback onShare={onShare} />}
      {!isAsking && comments.length > 0 && (
        <>
          <HeatStrip {...{ overview }} where={filter.where} onWhere={(where) => setFilter({ ...filter, where })} />
          <CommentList {...{ playId, session, overview, filter, actions, unread, sources }} onFilter={setFilter} />
        </>
      )}
      {blocked.length > 0 && <BlockedReaders session={session} blocked={blocked} />}
      {dialog}
    </div>
  );
}

interface ViewProps {
  readonly to: string;
  readonly label: string;
  readonly aside: string;
  readonly isHere: boolean;
}

const View = ({ to, label, aside, isHere }: ViewProps) => (
  <Link to={to} replace aria-current={isHere ? "page" : undefined}>
    <span>{label}</span> <span className="feedback-count">{aside}</span>
  </Link>
);

const { screen: words } = feedbackWords;

/** Explains the empty screen and offers the next step. */
const EmptyFeedback = ({ onShare }: { readonly onShare: () => void }) => (
  <Card title={words.emptyTitle}>
    <p>{words.emptyText}</p>
    <div>
      <Button variant="primary" onClick={onShare}>
        {words.share}
      </Button>
    </div>
  </Card>
);
