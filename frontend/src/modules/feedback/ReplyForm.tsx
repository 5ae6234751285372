import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { lengthOf } from "./lengthOf.ts";
import { findReplyDraft, saveReplyDraft } from "./replyDrafts.ts";

interface ReplyFormProps {
  readonly id: FeedbackId;
  /** The name of the person being answered. */
  readonly name: string;
  /** Returns whether it was sent. */
  readonly onReply: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A reply to a reader. Unsent text stays on the device, whatever happens to the page. */
export function ReplyForm({ id, name, onReply, onClose }: ReplyFormProps) {
  const [text, setText] = useState(() => findReplyDraft(id));
  const overId = useId();
  const { left, isEmpty, isTooLong } = lengthOf(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnce(field, text === "");
  const write = (written: string): void => {
    setText(written);
    saveReplyDraft(id, written);
  };
  const { isBusy, run } = useAction(async () => {
    if (!(await onReply(text.trim()))) return;
    saveReplyDraft(id, "");
    onClose();
  });
  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isEmpty || isTooLong || isBusy) return;
    await run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form className="feedback-reply" onSubmit={(event) => void send(event)}>
      <textarea
        ref={field}
        aria-label={feedbackWords.yourReply({ name })}
        value={text}
        rows={3}
        dir="auto"
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? overId : undefined}
        readOnly={isBusy}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {isTooLong && (
        <p id={overId} className="feedback-over-limit" role="alert">
          {feedbackWords.replyTooLong({ over: -left })}
        </p>
      )}
      <div className="feedback-actions">
        <PlainButton
          type="submit"
          className={buttonClass({ variant: "quiet", size: "small" })}
          isUnavailable={isEmpty || isTooLong || isBusy}
        >
          {isBusy ? feedbackWords.sending : feedbackWords.sendReply}
        </PlainButton>
        <button type="button" className={buttonClass({ variant: "bare", size: "small" })} onClick={onClose}>
          {feedbackWords.keepForLater}
        </button>
      </div>
    </form>
  );
}

/** Focuses the field if the author opened the form; a form restored with an unsent reply doesn't take the focus. */
function useFocusOnce(field: { readonly current: HTMLElement | null }, isWanted: boolean): void {
  const first = useRef(isWanted);
  useEffect(() => {
    if (first.current) field.current?.focus();
  }, [field]);
}
