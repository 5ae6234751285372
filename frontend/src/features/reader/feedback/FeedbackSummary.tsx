import { type FormEvent, useId, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import { faultIn, LengthLeft, Signature } from "./Composer.tsx";
import { onTheWhole } from "./EntryList.tsx";
import { type FeedbackPanelState, placeOfAnswer, placeOfEdit } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";

interface FeedbackSummaryProps {
  readonly queue: FeedbackQueue;
  readonly play: SharedPlayAnswer;
  readonly onPanel: (panel: FeedbackPanelState) => void;
}

/** After the last line: the author's questions, and a comment on the whole play. */
export function FeedbackSummary({ queue, play, onPanel }: FeedbackSummaryProps) {
  if (play.feedback !== "open") return <p className="reader-summary reader-aside-note">{readerFeedbackWords.closed}</p>;
  return (
    <section className="reader-summary">
      <h2>{readerFeedbackWords.ending}</h2>
      <p>{readerFeedbackWords.endingText}</p>
      {play.questions.length > 0 && (
        <>
          <h3>{readerFeedbackWords.questions}</h3>
          <Signature queue={queue} signedAs={play.reader?.name} />
          <ol>
            {play.questions.map((question) => (
              <Question key={question.id} queue={queue} question={question} />
            ))}
          </ol>
        </>
      )}
      <button type="button" className="reader-button" onClick={() => onPanel({ kind: "writing", writing: onTheWhole })}>
        {readerFeedbackWords.toWhole}
      </button>
    </section>
  );
}

interface QuestionProps {
  readonly queue: FeedbackQueue;
  readonly question: GuidedQuestion;
}

/** One question and the reader's answer, which can be changed. */
function Question({ queue, question: { id, text } }: QuestionProps) {
  const { entries, drafts } = useStore(queue);
  const [fieldId, statusId] = [useId(), useId()];
  const [error, setError] = useState("");
  const given = entries.find(({ feedback }) => feedback.questionId === id);
  const place = given ? placeOfEdit(given.feedback.feedbackId) : placeOfAnswer(id);
  const written = drafts[place]?.text ?? given?.feedback.text ?? "";
  const isChanged = written.trim() !== (given?.feedback.text ?? "");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultIn(written);
    if (wrong) return setError(wrong);
    if (given) queue.change(place, given.feedback.feedbackId, { kind: "answer", text: written });
    else queue.say(place, { kind: "answer", text: written }, id);
  };
  return (
    <li>
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor={fieldId} dir="auto">
          {text}
        </label>
        <textarea
          id={fieldId}
          rows={3}
          dir="auto"
          value={written}
          onChange={(event) => {
            setError("");
            queue.keepDraft(place, { kind: "answer", text: event.target.value });
          }}
          aria-invalid={error !== ""}
          aria-describedby={statusId}
        />
        <p id={statusId} className={error ? "reader-field-error" : "reader-hint"} role="status">
          {error || statusOf(given?.delivery, isChanged)}
        </p>
        <LengthLeft text={written} />
        {isChanged && (
          <button type="submit" className="reader-button reader-button-main">
            {given ? readerFeedbackWords.save : readerFeedbackWords.send}
          </button>
        )}
      </form>
    </li>
  );
}

function statusOf(delivery: { kind: string; errorText?: string } | undefined, isChanged: boolean): string {
  if (!delivery || isChanged) return "";
  if (delivery.kind === "refused") return readerFeedbackWords.refused({ errorText: delivery.errorText ?? "" });
  return delivery.kind === "waiting" ? readerFeedbackWords.waiting : readerFeedbackWords.thanks;
}
