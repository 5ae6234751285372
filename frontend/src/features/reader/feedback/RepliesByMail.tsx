import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { ReplyMails } from "#domain/api/readerFeedback.ts";
import { replyMailWords } from "#frontend/messages/replyMails.yaml";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { useStore } from "#frontend/state/useStore.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { isEmail } from "./Composer.tsx";
import type { FeedbackQueue } from "./feedbackQueue.ts";
import { chooseReplyMails } from "./replyMailsApi.ts";
import "./RepliesByMail.css";

interface RepliesByMailProps {
  readonly queue: FeedbackQueue;
  readonly link: ReaderLink;
  readonly language: string | undefined;
  /** A comment of the reader's. */
  readonly about: OwnFeedback;
  /** Whether the author takes comments. If not, the e-mails can only be turned off. */
  readonly isOpen: boolean;
}

/** Whether the reader gets an e-mail when the author replies. The reader turns it on and off here. */
export function RepliesByMail({ queue, link, language, about, isOpen }: RepliesByMailProps) {
  const { reader, replyMails } = useStore(queue);
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { isBusy, errorText, run } = useChange(queue);
  const turnOn = async (email: string) => {
    if (await run(() => chooseReplyMails(link, about, { email, language }))) setAsking(false);
  };
  const turnOff = () => run(() => chooseReplyMails(link, about, undefined));
  // What had the focus is gone after each change.
  useFocusAfter(isAsking ? "asking" : stateOf(replyMails), section);
  return (
    <section ref={section} className="reader-replies-by-mail" aria-label={replyMailWords.title}>
      {(isAsking || replyMails) && <p className="reader-about-whole">{replyMailWords.title}</p>}
      {isAsking && isOpen ? (
        <AddressForm
          start={replyMails?.email || about.email || reader.email}
          isBusy={isBusy}
          onAddress={turnOn}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <State
          replyMails={replyMails}
          onAsk={isOpen ? () => setAsking(true) : undefined}
          onAgain={isOpen && replyMails ? () => void turnOn(replyMails.email) : undefined}
          onTurnOff={() => void turnOff()}
        />
      )}
      <p className="reader-field-error" role="alert">
        {errorText}
      </p>
    </section>
  );
}

const stateOf = (replyMails: ReplyMails | null | undefined): string =>
  replyMails ? `${replyMails.email} ${replyMails.isConfirmed}` : "off";

/** Runs one change at a time, and shows what's on afterward. */
function useChange(queue: FeedbackQueue) {
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState("");
  const run = async (change: () => Promise<ReplyMails | null>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setErrorText("");
    try {
      queue.noteReplyMails(await change());
      return true;
    } catch (error) {
      setErrorText(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errorText, run };
}

/** Focuses the first field or button whenever something else is shown, before the page moves a lost focus elsewhere. */
function useFocusAfter(shown: string, section: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const first = section.current?.querySelector<HTMLElement>("input, button");
    if (document.activeElement === document.body || section.current?.contains(document.activeElement)) first?.focus();
  }, [shown, section]);
}

interface AddressFormProps {
  readonly start: string;
  readonly isBusy: boolean;
  readonly onAddress: (email: string) => Promise<void>;
  readonly onCancel: () => void;
}

function AddressForm({ start, isBusy, onAddress, onCancel }: AddressFormProps) {
  const [email, setEmail] = useState(start);
  const [error, setError] = useState("");
  const [fieldId, hintId, errorId] = [useId(), useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isRight = address !== "" && isEmail(address);
    setError(isRight ? "" : replyMailWords.emailWrong);
    if (isRight) void onAddress(address);
    else field.current?.focus();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="reader-field">
        <label htmlFor={fieldId}>{replyMailWords.email}</label>
        <input
          ref={field}
          id={fieldId}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setError("");
          }}
          aria-invalid={error !== ""}
          aria-describedby={`${errorId} ${hintId}`}
        />
        <p id={errorId} className="reader-field-error">
          {error}
        </p>
        <p id={hintId} className="reader-hint">
          {replyMailWords.hint}
        </p>
      </div>
      <div className="reader-entry-actions">
        <button type="button" className="reader-button reader-button-bare" onClick={onCancel}>
          {replyMailWords.cancel}
        </button>
        <button type="submit" className="reader-button reader-button-main" aria-disabled={isBusy}>
          {isBusy ? replyMailWords.sending : replyMailWords.send}
        </button>
      </div>
    </form>
  );
}

interface StateProps {
  readonly replyMails: ReplyMails | null | undefined;
  /** Undefined if they can't be turned on now. */
  readonly onAsk: (() => void) | undefined;
  readonly onAgain: (() => void) | undefined;
  readonly onTurnOff: () => void;
}

function State({ replyMails, onAsk, onAgain, onTurnOff }: StateProps) {
  if (!replyMails)
    return (
      onAsk && (
        <button type="button" className="reader-button" onClick={onAsk}>
          {replyMailWords.open}
        </button>
      )
    );
  const { email, isConfirmed } = replyMails;
  return (
    <>
      <p role="status" dir="auto">
        {isConfirmed ? replyMailWords.on({ email }) : replyMailWords.waiting({ email })}
      </p>
      <div className="reader-entry-actions">
        {!isConfirmed && onAgain && (
          <button type="button" className="reader-button reader-button-bare" onClick={onAgain}>
            {replyMailWords.resend}
          </button>
        )}
        {onAsk && (
          <button type="button" className="reader-button reader-button-bare" onClick={onAsk}>
            {replyMailWords.again}
          </button>
        )}
        <button type="button" className="reader-button" onClick={onTurnOff}>
          {replyMailWords.turnOff}
        </button>
      </div>
    </>
  );
}
