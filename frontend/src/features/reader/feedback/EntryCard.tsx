import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { isNewReply, type OwnEntry } from "./entries.ts";
import { Quote } from "./Quote.tsx";

interface EntryCardProps {
  readonly entry: OwnEntry;
  /** The guided question that it answers. */
  readonly question?: string | undefined;
  /** Takes the focus, because the reader selected it or has just sent it. */
  readonly isPointedAt: boolean;
  readonly onShow: () => void;
  /** Undefined if the link no longer accepts comments. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onTryAgain: () => void;
  readonly lookedAt: string;
  /** Answers the author; undefined if the link no longer accepts comments. */
  readonly answer: ReactNode;
}

/** One comment by the reader, or an example: its state, and the author's replies. */
export function EntryCard({ entry, question, isPointedAt, ...actions }: EntryCardProps) {
  const { feedback, delivery } = entry;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPointedAt) card.current?.focus();
  }, [isPointedAt]);
  return (
    <article ref={card} tabIndex={-1} className="reader-entry" aria-label={readerFeedbackWords.kinds[feedback.kind]}>
      <p className="reader-entry-head">
        <span className={`reader-sign reader-sign-${feedback.kind}`}>{readerFeedbackWords.kinds[feedback.kind]}</span>
        <span className="reader-hint">{delivery.kind === "example" ? feedback.name : whenSaid(feedback)}</span>
      </p>
      {question && <p className="reader-about-whole">{question}</p>}
      {feedback.passage && (
        <>
          <Quote ranges={feedback.passage.ranges} />
          <button type="button" className="reader-to-passage" onClick={actions.onShow}>
            {readerFeedbackWords.showPassage}
          </button>
        </>
      )}
      <p className="reader-entry-text" dir="auto">
        {feedback.text}
      </p>
      <Standing entry={entry} onTryAgain={actions.onTryAgain} />
      <Answers entry={entry} lookedAt={actions.lookedAt} />
      <div className="reader-entry-foot">
        {delivery.kind !== "example" && feedback.replies.some(({ by }) => by === "author") && actions.answer}
        {(delivery.kind === "sent" || delivery.kind === "refused") && <Verbs {...actions} />}
      </div>
    </article>
  );
}

const whenSaid = ({ at, editedAt }: OwnFeedback): string =>
  [formatMoment(at, new Date()), editedAt && readerFeedbackWords.edited].filter(Boolean).join(" · ");

function Standing({ entry: { delivery }, onTryAgain }: Pick<EntryCardProps, "entry" | "onTryAgain">) {
  if (delivery.kind !== "refused")
    return delivery.kind === "waiting" && <p className="reader-hint">{readerFeedbackWords.waiting}</p>;
  return (
    <div className="reader-refused">
      <p className="reader-field-error">{readerFeedbackWords.refused({ errorText: delivery.errorText })}</p>
      <button type="button" className="reader-button" onClick={onTryAgain}>
        {readerFeedbackWords.again}
      </button>
    </div>
  );
}

function Answers({ entry, lookedAt }: Pick<EntryCardProps, "entry" | "lookedAt">) {
  const { replies, state } = entry.feedback;
  return (
    <>
      {replies.map((reply) => (
        <div key={`${reply.at} ${reply.text}`} className="reader-reply" data-by={reply.by}>
          <p className="reader-reply-head">
            <strong>{reply.by === "reader" ? readerFeedbackWords.you : readerFeedbackWords.author}</strong>{" "}
            <span className="reader-hint">{formatMoment(reply.at, new Date())}</span>
            {isNewReply(reply, entry, lookedAt) && (
              <>
                {" "}
                <span className="reader-new-reply">{readerFeedbackWords.newReply}</span>
              </>
            )}
          </p>
          <p className="reader-entry-text" dir="auto">
            {reply.text}
          </p>
        </div>
      ))}
      {state === "resolved" && <p className="reader-resolved">{readerFeedbackWords.resolved}</p>}
    </>
  );
}

/** The button that was pressed is gone: the focus goes to what takes it back, and from there to where it was. */
const focusButton = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

function Verbs({ onEdit, onRemove }: Pick<EntryCardProps, "onEdit" | "onRemove">) {
  const [isSure, setSure] = useState<boolean>();
  if (!isSure)
    return (
      <div className="reader-entry-actions">
        {onEdit && (
          <button type="button" className="reader-button reader-button-bare" onClick={onEdit}>
            {readerFeedbackWords.edit}
          </button>
        )}
        <button
          ref={isSure === undefined ? undefined : focusButton}
          type="button"
          className="reader-button reader-button-bare"
          onClick={() => setSure(true)}
        >
          {readerFeedbackWords.remove}
        </button>
      </div>
    );
  return (
    <fieldset className="reader-entry-actions">
      <legend className="only-spoken">{readerFeedbackWords.removeSure}</legend>
      <span aria-hidden="true">{readerFeedbackWords.removeSure}</span>
      <button ref={focusButton} type="button" className="reader-button" onClick={() => setSure(false)}>
        {readerFeedbackWords.removeNo}
      </button>
      <button type="button" className="reader-button reader-button-danger" onClick={onRemove}>
        {readerFeedbackWords.removeYes}
      </button>
    </fieldset>
  );
}
