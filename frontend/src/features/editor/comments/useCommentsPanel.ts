import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { feedbackInHash } from "#frontend/modules/feedback/feedbackHash.ts";
import { useNewFeedback } from "#frontend/modules/feedback/useNewFeedback.ts";

export interface CommentsOpening {
  readonly isOpen: boolean;
  /** Comments since the author last looked. */
  readonly count: number;
  /** The comment that the address names. */
  readonly first: FeedbackId | undefined;
  readonly toggle: () => void;
}

/**
 * Whether the comments are open. Closing them returns the focus to the manuscript. An address may name one of them,
 * once.
 */
export function useCommentsPanel(editor: Editor, playId: PlayId): CommentsOpening {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => feedbackInHash(hash));
  const [isOpen, setOpen] = useState(first !== undefined);
  const { count, clear } = useNewFeedback(playId);
  useEffect(() => {
    if (first !== undefined) void navigate(pathname, { replace: true });
  }, [first, pathname, navigate]);
  const toggle = (): void => {
    if (isOpen) editor.view()?.focus();
    else clear();
    setOpen(!isOpen);
  };
  return { isOpen, count: isOpen ? 0 : count, first, toggle };
}
