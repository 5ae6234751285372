import { type RefObject, use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import type { ImportSource } from "./importing/importSource.ts";

export interface ImportFiles {
  /** What was chosen or dropped since the import screen was opened. Empty while it's closed. */
  readonly sources: readonly ImportSource[];
  /** Opens the import screen, or adds to it. */
  readonly add: (sources: readonly ImportSource[]) => void;
  readonly close: () => void;
  /** Called after Back. If it returns true, the screen stays open. */
  readonly staysOnBack: RefObject<() => boolean>;
  /** Says whether the screen opens again as soon as the same person opens the list. It doesn't after they signed out. */
  readonly setKept: (isKept: boolean) => void;
}

/** The state of the screen's entry in the browser's history. Its address is the play list's. */
const importState = { isImporting: true };

const isImportState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isImporting" in state;

/** By user: the files of a screen that was left without a question. */
const kept = new Map<string, readonly ImportSource[]>();

/** The files that are being imported. The screen has an entry in the browser's history, so that Back cancels. */
export function useImportFiles(): ImportFiles {
  const session = use(SessionContext);
  const [userId] = useState(() => {
    const state = session.get();
    return state.kind === "signed-in" ? state.session.user.id : "";
  });
  const [sources, setSources] = useState<readonly ImportSource[]>([]);
  const navigate = useNavigate();
  const isInHistory = isImportState(useLocation().state);
  const wasInHistory = useRef(isInHistory);
  const staysOnBack = useRef(() => false);
  useEffect(() => {
    const isLeft = wasInHistory.current && !isInHistory;
    wasInHistory.current = isInHistory;
    if (!isLeft) return;
    if (staysOnBack.current()) history.forward();
    else setSources([]);
  }, [isInHistory]);
  const add = (more: readonly ImportSource[]) => {
    setSources((earlier) => [...earlier, ...more]);
    if (!isInHistory) void navigate(".", { state: importState });
  };
  const opening = useRef(add);
  useEffect(() => {
    const waiting = kept.get(userId);
    kept.delete(userId);
    if (waiting) opening.current(waiting);
  }, [userId]);
  return {
    sources,
    staysOnBack,
    setKept: (isKept) => {
      const state = session.get();
      const hasSignedOut = state.kind === "anonymous" && state.why !== "ended";
      if (isKept && !hasSignedOut) kept.set(userId, sources);
      else kept.delete(userId);
    },
    add,
    close: () => {
      setSources([]);
      void navigate(".", { replace: true });
    },
  };
}
