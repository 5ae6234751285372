import { useState } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { mayUse, plans, planWith } from "#domain/subscription/plans.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { CardFeed } from "#frontend/modules/feedback/CardFeed.tsx";
import { type FeedbackActions, FeedbackCard } from "#frontend/modules/feedback/FeedbackCard.tsx";
import { FeedbackUnavailable } from "#frontend/modules/feedback/FeedbackUnavailable.tsx";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { type AnsweredQuestion, groupAnswers } from "./groupAnswers.ts";
import { QuestionsDialog } from "./QuestionsDialog.tsx";
import type { QuestionsHere } from "./useQuestions.ts";
import "./questions.css";

const { questions: words } = feedbackWords;

interface QuestionsProps {
  readonly asking: QuestionsHere;
  readonly answers: readonly FeedbackEntry[];
  readonly unread: ReadonlySet<FeedbackEntry["feedbackId"]>;
  readonly actions: FeedbackActions;
  readonly sources: Sources;
}

/** The guided questions, each with its answers. */
export function Questions({ asking, answers, unread, actions, sources }: QuestionsProps) {
  const { questions, errorText, load, save } = asking;
  if (!questions) {
    const state = errorText === undefined ? ({ kind: "loading" } as const) : ({ kind: "failed", errorText } as const);
    return <FeedbackUnavailable load={state} onRetry={() => void load()} />;
  }
  return (
    <section className="questions" aria-labelledby="questions-title">
      <header className="questions-head">
        <h2 id="questions-title">{words.title}</h2>
        <EditQuestions questions={questions} onSave={save} />
      </header>
      {questions.length === 0 && <p className="questions-none">{words.none}</p>}
      {groupAnswers(questions, answers).map((group) => (
        <AnswerGroup key={group.question?.id ?? "former"} {...{ group, unread, actions, sources }} />
      ))}
    </section>
  );
}

interface AnswerGroupProps extends Pick<QuestionsProps, "unread" | "actions" | "sources"> {
  readonly group: AnsweredQuestion;
}

const AnswerGroup = ({ group: { question, answers }, unread, actions, sources }: AnswerGroupProps) => (
  <details className="questions-group" open={answers.length > 0}>
    <summary>
      <span dir="auto">{question?.text ?? words.former}</span>
      <span className="questions-count">{words.answersTo({ count: answers.length })}</span>
    </summary>
    {answers.length === 0 && <p className="questions-none">{words.noAnswers}</p>}
    {answers.length > 0 && (
      <CardFeed label={question?.text ?? words.former} listed={answers.toReversed()} className="feedback-cards">
        {(entry) => (
          <FeedbackCard
            key={entry.feedbackId}
            {...actions}
            entry={entry}
            reader={sources.readers.get(entry.readerId) ?? ""}
            link={sources.links.get(entry.shareId) ?? ""}
            isUnread={unread.has(entry.feedbackId)}
            isGone={false}
          />
        )}
      </CardFeed>
    )}
  </details>
);

interface EditQuestionsProps {
  readonly questions: readonly GuidedQuestion[];
  readonly onSave: (questions: readonly GuidedQuestion[]) => Promise<void>;
}

function EditQuestions({ questions, onSave }: EditQuestionsProps) {
  const tier = useTier();
  const [isEditing, setEditing] = useState(false);
  if (tier === undefined) return null;
  if (!mayUse(tier, "guidedQuestions")) {
    return <p className="questions-none">{words.locked({ plan: plans[planWith("guidedQuestions")].name })}</p>;
  }
  const saveAndSay = async (next: readonly GuidedQuestion[]): Promise<void> => {
    await onSave(next);
    showToast(words.saved);
  };
  return (
    <>
      <Button size="small" onClick={() => setEditing(true)}>
        {questions.length > 0 ? words.edit : words.write}
      </Button>
      {isEditing && <QuestionsDialog questions={questions} onSave={saveAndSay} onClose={() => setEditing(false)} />}
    </>
  );
}
