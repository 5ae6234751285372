import { useState } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { FeedbackUnavailable } from "#frontend/modules/feedback/FeedbackUnavailable.tsx";
import { usePlayFeedback } from "#frontend/modules/feedback/usePlayFeedback.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Panel } from "../panels/Panel.tsx";
import { OpenComments } from "./OpenComments.tsx";
import "./comments.css";

interface CommentsPanelProps {
  readonly session: Pick<PlaySession, "doc">;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** Readers' comments next to the text. */
export function CommentsPanel({ session: { doc }, editor, playId, onClose }: CommentsPanelProps) {
  const { session, load } = usePlayFeedback(playId);
  const [first] = useState(() => editor.screen.shown.get().comment);
  return (
    <Panel title={feedbackWords.comments} help="comments" className="comments" onClose={onClose}>
      {load.kind === "ready" ? (
        <OpenComments {...{ playId, doc, editor, session, load, first }} />
      ) : (
        <FeedbackUnavailable load={load} onRetry={() => void session.load()} />
      )}
    </Panel>
  );
}
