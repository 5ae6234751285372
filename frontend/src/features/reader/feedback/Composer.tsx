import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod";
import type { FeedbackKind } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { lengthOf } from "#frontend/modules/feedback/lengthOf.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { type FeedbackEdit, readerKindPairs } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";
import type { FeedbackDraft } from "./localFeedbackStore.ts";
import { Quote } from "./Quote.tsx";

interface ComposerProps {
  readonly queue: FeedbackQueue;
  readonly writing: FeedbackEdit;
  /** Behind a personal link: the name that the comment will carry. */
  readonly signedAs: string | undefined;
  /** Called with the comment. The owner sends it. */
  readonly onSay: (draft: FeedbackDraft) => void;
  readonly onCancel: () => void;
}

/** The form for a comment. Every letter is saved as a draft. */
export function Composer({ queue, writing, signedAs, onSay, onCancel }: ComposerProps) {
  const { drafts, isKept } = useStore(queue);
  const { place, ranges, feedbackId } = writing;
  const [error, setError] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const draft = drafts[place] ?? { kind: writing.kind, text: "" };
  const write = (change: Partial<FeedbackDraft>) => {
    setError("");
    queue.keepDraft(place, { ...draft, ...change });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultIn(draft.text);
    if (!wrong) return onSay(draft);
    setError(wrong);
    field.current?.focus();
  };
  return (
    <form className="reader-composer" onSubmit={onSubmit} noValidate>
      {ranges.length > 0 ? (
        <Quote ranges={ranges} />
      ) : (
        <p className="reader-about-whole">{readerFeedbackWords.onWhole}</p>
      )}
      {writing.isCut && <p className="reader-hint">{readerFeedbackWords.tooLong}</p>}
      {draft.kind !== "answer" && <Kinds chosen={draft.kind} onChoose={(kind) => write({ kind })} />}
      <Words
        label={readerFeedbackWords.asks[draft.kind]}
        text={draft.text}
        onText={(text) => write({ text })}
        error={error}
        ref={field}
      />
      {feedbackId === undefined && <Signature queue={queue} signedAs={signedAs} />}
      <p className="reader-hint">{isKept ? readerFeedbackWords.kept : readerFeedbackWords.notKept}</p>
      <div className="reader-composer-actions">
        <button type="button" className="reader-button reader-button-bare" onClick={onCancel}>
          {draft.text.trim() === "" || feedbackId ? readerFeedbackWords.cancel : readerFeedbackWords.discard}
        </button>
        <button type="submit" className="reader-button reader-button-main">
          {feedbackId ? readerFeedbackWords.save : readerFeedbackWords.send}
        </button>
      </div>
    </form>
  );
}

interface KindsProps {
  readonly chosen: FeedbackKind;
  readonly onChoose: (kind: FeedbackKind) => void;
}

function Kinds({ chosen, onChoose }: KindsProps) {
  const name = useId();
  return (
    <fieldset className="reader-kinds">
      <legend className="only-spoken">{readerFeedbackWords.choose}</legend>
      {readerKindPairs.map((pair) => (
        <div key={pair[0]} className="reader-kind-pair">
          {pair.map((kind) => (
            <label key={kind} className={`reader-kind reader-kind-${kind}`}>
              <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
              <span>{readerFeedbackWords.kinds[kind]}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface WordsProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: string;
  readonly ref: React.Ref<HTMLTextAreaElement>;
}

/** The number of characters left is shown below this. */
const shownBelow = 500;

function Words({ label, text, onText, error, ref }: WordsProps) {
  const [fieldId, errorId] = [useId(), useId()];
  return (
    <div className="reader-field">
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        ref={ref}
        id={fieldId}
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={error !== ""}
        aria-describedby={errorId}
      />
      <p id={errorId} className="reader-field-error" role="alert">
        {error}
      </p>
      <LengthLeft text={text} />
    </div>
  );
}

/** Shows how many characters are left once there are few, or how many there are too many. */
export function LengthLeft({ text }: { readonly text: string }) {
  const { left, isTooLong } = lengthOf(text);
  if (left >= shownBelow) return null;
  return (
    <p className={isTooLong ? "reader-field-error" : "reader-hint"}>
      {isTooLong ? readerFeedbackWords.over({ characters: -left }) : readerFeedbackWords.left({ characters: left })}
    </p>
  );
}

/** Returns why a text can't be sent; empty if it can. Text is never cut. */
export function faultIn(text: string): string {
  const { isEmpty, isTooLong, left } = lengthOf(text);
  if (isEmpty) return readerFeedbackWords.empty;
  return isTooLong ? readerFeedbackWords.tooManyLetters({ over: -left }) : "";
}

/** Nothing is an address, too: it's optional. */
export const isEmail = (text: string): boolean => text === "" || z.email().max(254).safeParse(text).success;

interface SignatureProps {
  readonly queue: FeedbackQueue;
  readonly signedAs: string | undefined;
}

/** Who the comment is from: behind a personal link, its reader, and otherwise whoever the reader says. */
export const Signature = ({ queue, signedAs }: SignatureProps) =>
  signedAs === undefined ? (
    <Introduction queue={queue} />
  ) : (
    <p className="reader-hint" dir="auto">
      {readerFeedbackWords.signed({ name: signedAs })}
    </p>
  );

/** Asks for the reader's name once and stores it on the device. An invalid address isn't stored. */
function Introduction({ queue }: { readonly queue: FeedbackQueue }) {
  const { reader } = useStore(queue);
  const [email, setEmail] = useState(reader.email);
  const [nameId, emailId, hintId, errorId] = [useId(), useId(), useId(), useId()];
  const write = (text: string) => {
    setEmail(text);
    queue.introduce({ ...reader, email: isEmail(text.trim()) ? text.trim() : "" });
  };
  return (
    <div className="reader-introduction">
      <div className="reader-field">
        <label htmlFor={nameId}>{readerFeedbackWords.name}</label>
        <input
          id={nameId}
          autoComplete="name"
          maxLength={80}
          value={reader.name}
          onChange={(event) => queue.introduce({ ...reader, name: event.target.value })}
          aria-describedby={hintId}
        />
        <p id={hintId} className="reader-hint">
          {readerFeedbackWords.nameHint}
        </p>
      </div>
      <details open={reader.email !== ""}>
        <summary>{readerFeedbackWords.email}</summary>
        <div className="reader-field">
          <label htmlFor={emailId} className="only-spoken">
            {readerFeedbackWords.email}
          </label>
          <input
            id={emailId}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => write(event.target.value)}
            aria-invalid={!isEmail(email.trim())}
            aria-describedby={errorId}
          />
          <p id={errorId} className={isEmail(email.trim()) ? "reader-hint" : "reader-field-error"}>
            {isEmail(email.trim()) ? readerFeedbackWords.emailHint : readerFeedbackWords.emailWrong}
          </p>
        </div>
      </details>
    </div>
  );
}
