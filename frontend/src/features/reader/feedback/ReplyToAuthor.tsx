import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import { faultIn, LengthLeft } from "./Composer.tsx";
import { placeOfReply } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";

interface ReplyToAuthorProps {
  readonly queue: FeedbackQueue;
  readonly feedbackId: FeedbackId;
}

/** Answers the author under the reader's own comment. Every letter is saved as a draft. */
export function ReplyToAuthor({ queue, feedbackId }: ReplyToAuthorProps) {
  const place = placeOfReply(feedbackId);
  const text = useStore(queue).drafts[place]?.text ?? "";
  const [isOpen, setOpen] = useState(text !== "");
  const [error, setError] = useState("");
  const [fieldId, errorId] = [useId(), useId()];
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? field : opener).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <div className="reader-entry-actions">
        <button ref={opener} type="button" className="reader-button" onClick={() => setOpen(true)}>
          {readerFeedbackWords.answerAuthor}
        </button>
      </div>
    );
  const write = (next: string) => {
    setError("");
    queue.keepDraft(place, next === "" ? undefined : { kind: "comment", text: next });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultIn(text);
    setError(wrong);
    if (wrong) return field.current?.focus();
    queue.answer(place, feedbackId, text);
    setOpen(false);
  };
  const cancel = () => {
    queue.keepDraft(place, undefined);
    setOpen(false);
  };
  return (
    <form className="reader-reply-form" onSubmit={onSubmit} noValidate>
      <div className="reader-field">
        <label htmlFor={fieldId}>{readerFeedbackWords.yourReply}</label>
        <textarea
          ref={field}
          id={fieldId}
          rows={3}
          dir="auto"
          value={text}
          onChange={(event) => write(event.target.value)}
          aria-invalid={error !== ""}
          aria-describedby={errorId}
        />
        <p id={errorId} className="reader-field-error" role="alert">
          {error}
        </p>
        <LengthLeft text={text} />
      </div>
      <div className="reader-entry-actions">
        <button type="button" className="reader-button reader-button-bare" onClick={cancel}>
          {text.trim() === "" ? readerFeedbackWords.cancel : readerFeedbackWords.discard}
        </button>
        <button type="submit" className="reader-button reader-button-main">
          {readerFeedbackWords.send}
        </button>
      </div>
    </form>
  );
}
