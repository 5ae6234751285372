import { Suspense, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { Sieve } from "#domain/feedback/sifting.ts";
import { readFront } from "#domain/play/document/front.ts";
import { type PlayId, untitled } from "#domain/play/play.ts";
import { FeedbackTrouble } from "#frontend/feedback/FeedbackTrouble.tsx";
import type { FeedbackLoad, FeedbackSession } from "#frontend/feedback/feedbackSession.ts";
import { type Sources, sourcesOf } from "#frontend/feedback/sources.ts";
import { useFeedback } from "#frontend/feedback/useFeedback.ts";
import { useFeedbackVerbs } from "#frontend/feedback/useFeedbackVerbs.tsx";
import { ShareFromDesk } from "#frontend/sharing/shareDialogs.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { feedbackWords as words } from "#frontend/words/feedback.ts";
import { formatNumber } from "#frontend/words/format.ts";
import { BlockedReaders } from "./BlockedReaders.tsx";
import { CsvButton } from "./CsvButton.tsx";
import { EmptyFeedback } from "./EmptyFeedback.tsx";
import { HeatStrip } from "./HeatStrip.tsx";
import { Questions } from "./questions/Questions.tsx";
import { type QuestionsHere, useQuestions } from "./questions/useQuestions.ts";
import { Remarks } from "./Remarks.tsx";
import { type Overview, useOverview } from "./useOverview.ts";
import "./feedback.css";

interface FeedbackOfPlayProps {
  readonly script: ScriptSession;
  readonly playId: PlayId;
}

const none: readonly FeedbackEntry[] = [];

export function FeedbackOfPlay({ script, playId }: FeedbackOfPlayProps) {
  const { session, load } = useFeedback(playId);
  const [isSharing, setSharing] = useState(false);
  const entries = load.kind === "ready" ? load.entries : none;
  const overview = useOverview(script.doc, entries);
  const sources = useMemo(() => sourcesOf(entries, load.kind === "ready" ? load.links : []), [entries, load]);
  const asking = useQuestions(playId);
  const title = readFront(script.doc).title.trim() || untitled;
  const share = () => setSharing(true);
  const actions = load.kind === "ready" && overview && entries.length > 0 && (
    <>
      <CsvButton {...{ overview, title, sources }} questions={asking.questions} />
      <Button onClick={share}>{words.screen.share}</Button>
    </>
  );
  return (
    <Page title={words.title} actions={actions}>
      <p className="page-lead">
        <Link to={`/editor/${playId}`}>{title}</Link>
      </p>
      {load.kind === "ready" ? (
        overview && <Said {...{ playId, session, load, overview, asking, sources }} onShare={share} />
      ) : (
        <FeedbackTrouble load={load} onRetry={() => void session.load()} />
      )}
      {isSharing && (
        <Suspense>
          <ShareFromDesk session={script} playId={playId} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Page>
  );
}

interface SaidProps {
  readonly playId: PlayId;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly overview: Overview;
  readonly asking: QuestionsHere;
  readonly sources: Sources;
  readonly onShare: () => void;
}

/** Two views, each under an address of its own: remarks along the play, and questions with their answers. */
function Said({ playId, session, load: { fresh, blocked }, overview, asking, sources, onShare }: SaidProps) {
  const [search] = useSearchParams();
  const [sieve, setSieve] = useState<Sieve>({});
  const { verbs, question } = useFeedbackVerbs(session, sources);
  const { remarks, answers } = overview;
  const isAsking = search.get("view") === "questions";
  return (
    <div className="feedback-screen">
      <nav className="feedback-views" aria-label={words.screen.views}>
        <View to="?" label={words.screen.said} aside={formatNumber(remarks.length)} isHere={!isAsking} />
        <View
          to="?view=questions"
          label={words.questions.title}
          aside={answers.length > 0 ? words.questions.answersTo(answers.length) : ""}
          isHere={isAsking}
        />
      </nav>
      {isAsking && <Questions {...{ asking, answers, fresh, verbs, sources }} />}
      {!isAsking && remarks.length === 0 && <EmptyFeedback onShare={onShare} />}
      {!isAsking && remarks.length > 0 && (
        <>
          <HeatStrip {...{ overview }} where={sieve.where} onWhere={(where) => setSieve({ ...sieve, where })} />
          <Remarks {...{ playId, session, overview, sieve, verbs, fresh, sources }} onSieve={setSieve} />
        </>
      )}
      {blocked.length > 0 && <BlockedReaders session={session} blocked={blocked} />}
      {question}
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
    {label} <span className="feedback-count">{aside}</span>
  </Link>
);
