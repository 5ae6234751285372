import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords as words } from "#frontend/messages/feedback.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { FeedbackUnavailable } from "#frontend/modules/feedback/FeedbackUnavailable.tsx";
import { usePlayFeedback } from "#frontend/modules/feedback/usePlayFeedback.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { OpenComments } from "./OpenComments.tsx";
import "./comments.css";

interface CommentsPanelProps {
  readonly doc: Y.Doc;
  readonly editor: Editor;
  readonly playId: PlayId;
  /** The comment to show first. */
  readonly first: FeedbackEntry["feedbackId"] | undefined;
  readonly onClose: () => void;
}

/** Readers' comments next to the text: a column on a wide screen, a bottom sheet on a phone. */
export function CommentsPanel({ doc, editor, playId, first, onClose }: CommentsPanelProps) {
  const { session, load } = usePlayFeedback(playId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  useEffect(focusHeading, [focusHeading]);
  return (
    <aside
      className="comments"
      aria-label={words.comments}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header className="comments-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.comments}
        </h2>
        <button
          type="button"
          className={buttonClass({ variant: "bare", size: "small" })}
          aria-label={words.closePanel}
          title={words.closePanel}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {load.kind === "ready" ? (
        <OpenComments {...{ doc, editor, session, load, first }} onLeft={focusHeading} />
      ) : (
        <FeedbackUnavailable load={load} onRetry={() => void session.load()} />
      )}
      {load.kind === "ready" && (
        <footer className="comments-foot">
          <Link to={`/feedback/${playId}`}>{words.allFeedback}</Link>
        </footer>
      )}
    </aside>
  );
}
