import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { feedbackInHash } from "#frontend/modules/feedback/feedbackHash.ts";
import { useNewFeedback } from "#frontend/modules/feedback/useNewFeedback.ts";
import { useStore } from "#frontend/state/useStore.ts";

/** Returns the number of comments since the author last looked. Opens the comment that the address names, once. */
export function useNewComments({ screen }: Editor, playId: PlayId): number {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => feedbackInHash(hash));
  const isOpen = useStore(screen.shown).panel === "comments";
  const { count, clear } = useNewFeedback(playId);
  useLayoutEffect(() => {
    if (first !== undefined) screen.show({ panel: "comments", comment: first });
  }, [first, screen]);
  useEffect(() => {
    if (first !== undefined) void navigate(pathname, { replace: true });
  }, [first, pathname, navigate]);
  useEffect(() => {
    if (isOpen && count > 0) clear();
  }, [isOpen, count, clear]);
  return isOpen ? 0 : count;
}
