import { useEffect, useRef } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { BlockId } from "#domain/play/play.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { useStore } from "#frontend/state/useStore.ts";
import { PasswordForm } from "../opening/Locked.tsx";
import type { ReaderLink } from "../opening/readerLink.ts";
import { Composer } from "./Composer.tsx";
import { EntryList } from "./EntryList.tsx";
import type { OwnEntry } from "./entries.ts";
import { closed, type FeedbackEdit, type FeedbackPanelState } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";
import type { FeedbackDraft } from "./localFeedbackStore.ts";
import type { Connection } from "./sending.ts";

interface FeedbackPanelProps {
  readonly queue: FeedbackQueue;
  readonly play: SharedPlayAnswer;
  readonly link: ReaderLink;
  readonly panel: Exclude<FeedbackPanelState, { kind: "closed" }>;
  readonly onPanel: (panel: FeedbackPanelState) => void;
  readonly onShow: (block: BlockId) => void;
}

/** A column beside the text on a wide window, a bottom sheet on a phone. The play can still be read and scrolled. */
export function FeedbackPanel({ queue, play, link, panel, onPanel, onShow }: FeedbackPanelProps) {
  const { line, entries } = useStore(queue);
  const note = noteOn(line);
  const root = useFocusInside();
  const isOpen = play.feedback === "open";
  return (
    <section
      ref={root}
      className="reader-feedback-panel"
      aria-label={readerFeedbackWords.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onPanel(closed)}
    >
      <header>
        <h2>{readerFeedbackWords.title}</h2>
        <button type="button" className="reader-button reader-button-bare" onClick={() => onPanel(closed)}>
          {readerFeedbackWords.close}
        </button>
      </header>
      {!isOpen && <p className="reader-aside-note">{readerFeedbackWords.closed}</p>}
      {note && line !== "locked" && <p className="reader-aside-note">{note}</p>}
      {line === "locked" && (
        <div className="reader-aside-note">
          <p>{note}</p>
          <PasswordForm link={link} onOpen={queue.wake} />
        </div>
      )}
      {panel.kind === "list" ? (
        <EntryList
          queue={queue}
          questions={play.questions}
          isOpen={isOpen}
          panel={panel}
          onPanel={onPanel}
          onShow={onShow}
          link={link}
          language={play.language}
        />
      ) : (
        <Composer
          key={panel.writing.place}
          queue={queue}
          writing={panel.writing}
          signedAs={play.reader?.name}
          onSay={(draft) => onPanel({ kind: "list", at: say(queue, panel.writing, draft, play.sequence) })}
          onCancel={() => {
            queue.keepDraft(panel.writing.place, undefined);
            onPanel(closed);
          }}
        />
      )}
      <p className="only-spoken" role="status">
        {panel.kind === "list" &&
          outcomeOf(
            entries.find(({ feedback }) => feedback.feedbackId === panel.at),
            note,
          )}
      </p>
    </section>
  );
}

/** Why comments aren't sent right now. */
function noteOn(line: Connection): string | undefined {
  if (line === "waiting") return readerFeedbackWords.offline;
  return line === "slowed" || line === "off" || line === "locked" ? readerFeedbackWords[line] : undefined;
}

/** What became of the comment that was just sent, for screen readers. While it's being sent, nothing. */
function outcomeOf(entry: OwnEntry | undefined, note = ""): string {
  if (!entry) return "";
  const { delivery } = entry;
  if (delivery.kind === "refused") return readerFeedbackWords.refused({ errorText: delivery.errorText });
  return delivery.kind === "sent" ? readerFeedbackWords.said : note;
}

function say(
  queue: FeedbackQueue,
  { place, ranges, feedbackId }: FeedbackEdit,
  { kind, text }: FeedbackDraft,
  sequence: number,
) {
  if (feedbackId) {
    queue.change(place, feedbackId, { kind, text });
    return feedbackId;
  }
  return queue.say(place, { kind, text, ...(ranges.length > 0 && { passage: { sequence, ranges: [...ranges] } }) });
}

/** Takes the focus when it opens, and returns it afterward. */
function useFocusInside() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!root.current?.contains(before)) root.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return root;
}
