import { useState } from "react";
import { Link } from "react-router-dom";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { Sieve } from "#domain/feedback/sifting.ts";
import { readFront } from "#domain/play/document/front.ts";
import { type PlayId, untitled } from "#domain/play/play.ts";
import { FeedbackTrouble } from "#frontend/feedback/FeedbackTrouble.tsx";
import type { FeedbackLoad, FeedbackSession } from "#frontend/feedback/feedbackSession.ts";
import { useFeedback } from "#frontend/feedback/useFeedback.ts";
import { useFeedbackVerbs } from "#frontend/feedback/useFeedbackVerbs.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { feedbackWords as words } from "#frontend/words/feedback.ts";
import { CsvButton } from "./CsvButton.tsx";
import { EmptyFeedback } from "./EmptyFeedback.tsx";
import { HeatStrip } from "./HeatStrip.tsx";
import { Questions } from "./questions/Questions.tsx";
import { useQuestions } from "./questions/useQuestions.ts";
import { Remarks } from "./Remarks.tsx";
import { type Overview, useOverview } from "./useOverview.ts";
import "./feedback.css";

interface FeedbackOfPlayProps {
  readonly doc: Y.Doc;
  readonly playId: PlayId;
}

const none: readonly FeedbackEntry[] = [];

export function FeedbackOfPlay({ doc, playId }: FeedbackOfPlayProps) {
  const { session, load } = useFeedback(playId);
  const entries = load.kind === "ready" ? load.entries : none;
  const overview = useOverview(doc, entries);
  const asking = useQuestions(playId);
  const title = readFront(doc).title.trim() || untitled;
  const csv = overview && entries.length > 0 && <CsvButton {...{ overview, title }} questions={asking.questions} />;
  return (
    <Page title={words.title} actions={csv}>
      <p className="page-lead">
        <Link to={`/editor/${playId}`}>{title}</Link>
      </p>
      {load.kind === "ready" ? (
        overview && <Said {...{ playId, session, load, overview, asking }} />
      ) : (
        <FeedbackTrouble load={load} onRetry={() => void session.load()} />
      )}
    </Page>
  );
}

interface SaidProps {
  readonly playId: PlayId;
  readonly session: FeedbackSession;
  readonly load: Extract<FeedbackLoad, { kind: "ready" }>;
  readonly overview: Overview;
  readonly asking: ReturnType<typeof useQuestions>;
}

function Said({ playId, session, load, overview, asking }: SaidProps) {
  const [sieve, setSieve] = useState<Sieve>({});
  const { verbs, question } = useFeedbackVerbs(session);
  const { fresh, entries } = load;
  return (
    <div className="feedback-screen">
      {entries.length === 0 && <EmptyFeedback playId={playId} />}
      {overview.remarks.length > 0 && (
        <>
          <HeatStrip {...{ overview }} where={sieve.where} onWhere={(where) => setSieve({ ...sieve, where })} />
          <Remarks {...{ playId, overview, sieve, verbs, fresh }} onSieve={setSieve} />
        </>
      )}
      <Questions {...asking} {...{ fresh, verbs }} answers={overview.answers} />
      {question}
    </div>
  );
}
