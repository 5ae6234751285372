import { useEffect, useState } from "react";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import type { BlockId } from "#domain/play/play.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { EntryCard } from "./EntryCard.tsx";
import type { OwnEntry } from "./entries.ts";
import { type FeedbackEdit, type FeedbackPanelState, placeOfEdit } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";
import type { FeedbackDraft } from "./localFeedbackStore.ts";
import { Quote } from "./Quote.tsx";
import { ReplyToAuthor } from "./ReplyToAuthor.tsx";

interface EntryListProps {
  readonly queue: FeedbackQueue;
  readonly questions: readonly GuidedQuestion[];
  readonly isOpen: boolean;
  readonly panel: Extract<FeedbackPanelState, { kind: "list" }>;
  readonly onPanel: (panel: FeedbackPanelState) => void;
  readonly onShow: (block: BlockId) => void;
  readonly link: ReaderLink;
  /** The play's, as a BCP 47 tag. */
  readonly language: string | undefined;
}

/** All comments that the reader left with this link, and unfinished drafts. */
export function EntryList({ queue, questions, isOpen, panel, onPanel, onShow, ...page }: EntryListProps) {
  const { entries, drafts, earlier, lookedAt, replyMails } = useStore(queue);
  const sent = entries.find(({ delivery }) => delivery.kind === "sent");
  const RepliesByMail = useRepliesByMail(Boolean(sent && (replyMails || (replyMails === null && isOpen))));
  // What's new stays marked while the list is open.
  const [lookedBefore] = useState(lookedAt);
  useEffect(() => queue.lookAtReplies, [queue]);
  const unfinished = Object.entries(drafts).filter(([place, { text }]) => isUnfinished(place) && text.trim() !== "");
  return (
    <div className="reader-entries">
      {earlier === "failed" && <p className="reader-hint">{readerFeedbackWords.unreachable}</p>}
      {isOpen &&
        unfinished.map(([place, draft]) => <Unfinished key={place} place={place} draft={draft} onPanel={onPanel} />)}
      {entries.map((entry) => (
        <EntryCard
          key={entry.feedback.feedbackId}
          entry={entry}
          question={questions.find(({ id }) => id === entry.feedback.questionId)?.text}
          isPointedAt={entry.feedback.feedbackId === panel.at}
          onShow={() => showFirst(entry, onShow)}
          onEdit={isOpen ? () => onPanel({ kind: "writing", writing: edit(entry, queue) }) : undefined}
          onRemove={() => queue.takeBack(entry.feedback.feedbackId)}
          onTryAgain={queue.tryAgain}
          lookedAt={lookedBefore}
          answer={isOpen && <ReplyToAuthor queue={queue} feedbackId={entry.feedback.feedbackId} />}
        />
      ))}
      {entries.length === 0 && unfinished.length === 0 && isOpen && (
        <p className="reader-hint">
          {earlier === "loading"
            ? readerFeedbackWords.loading
            : isTouched()
              ? readerFeedbackWords.noneByTouch
              : readerFeedbackWords.none}
        </p>
      )}
      {isOpen && (
        <button
          type="button"
          className="reader-button"
          onClick={() => onPanel({ kind: "writing", writing: onTheWhole })}
        >
          {readerFeedbackWords.toWhole}
        </button>
      )}
      {RepliesByMail && sent && <RepliesByMail queue={queue} about={sent.feedback} isOpen={isOpen} {...page} />}
    </div>
  );
}

/** Returns what lets the reader get replies by e-mail, once its code has loaded. Comments can be read and written without it. */
function useRepliesByMail(isOffered: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./RepliesByMail.tsx")>();
  useEffect(() => {
    if (isOffered) import("./RepliesByMail.tsx").then(setLoaded, () => undefined);
  }, [isOffered]);
  return isOffered ? loaded?.RepliesByMail : undefined;
}

export const onTheWhole: FeedbackEdit = { place: "whole", kind: "comment", ranges: [] };

export const isTouched = (): boolean => window.matchMedia("(hover: none)").matches;

const isUnfinished = (place: string): boolean => place.startsWith("passage:") || place === "whole";

function showFirst({ feedback }: OwnEntry, onShow: (block: BlockId) => void): void {
  const [first] = feedback.passage?.ranges ?? [];
  if (first) onShow(first.blockId);
}

/** Starts with the comment as it is, or with an unfinished edit. */
function edit({ feedback }: OwnEntry, queue: FeedbackQueue): FeedbackEdit {
  const { feedbackId, kind, text, passage } = feedback;
  const place = placeOfEdit(feedbackId);
  if (!queue.get().drafts[place]) queue.keepDraft(place, { kind, text });
  return { place, kind, ranges: passage?.ranges ?? [], feedbackId };
}

interface UnfinishedProps {
  readonly place: string;
  readonly draft: FeedbackDraft;
  readonly onPanel: (panel: FeedbackPanelState) => void;
}

function Unfinished({ place, draft, onPanel }: UnfinishedProps) {
  const ranges = draft.passage?.ranges ?? [];
  return (
    <article className="reader-entry">
      <p className="reader-entry-head">
        <span className={`reader-sign reader-sign-${draft.kind}`}>{readerFeedbackWords.unfinished}</span>
      </p>
      {ranges.length > 0 && <Quote ranges={ranges} />}
      <p className="reader-entry-text" dir="auto">
        {draft.text}
      </p>
      <button
        type="button"
        className="reader-button"
        onClick={() => onPanel({ kind: "writing", writing: { place, kind: draft.kind, ranges } })}
      >
        {readerFeedbackWords.goOn}
      </button>
    </article>
  );
}
