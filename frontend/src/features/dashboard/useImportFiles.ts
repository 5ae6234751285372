import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ImportSource } from "./importing/importSource.ts";

export interface ImportFiles {
  /** What was chosen or dropped since the import screen was opened. Empty while it's closed. */
  readonly sources: readonly ImportSource[];
  /** Opens the import screen, or adds to it. */
  readonly add: (sources: readonly ImportSource[]) => void;
  readonly close: () => void;
  /** Called after Back. If it returns true, the screen stays open. */
  readonly staysOnBack: RefObject<() => boolean>;
}

/** The state of the screen's entry in the browser's history. Its address is the play list's. */
const importState = { isImporting: true };

const isImportState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isImporting" in state;

/** The files that are being imported. The screen has an entry in the browser's history, so that Back cancels. */
export function useImportFiles(): ImportFiles {
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
  return {
    sources,
    staysOnBack,
    add: (more) => {
      setSources((earlier) => [...earlier, ...more]);
      if (!isInHistory) void navigate(".", { state: importState });
    },
    close: () => {
      setSources([]);
      void navigate(".", { replace: true });
    },
  };
}
