import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ImportQueue } from "./importing/importQueue.ts";
import type { ImportSource } from "./importing/importSource.ts";
import type { Services } from "./services.ts";

export interface OpenImport {
  /** Undefined while nothing is being imported. */
  readonly queue: ImportQueue | undefined;
  /** Opens the import screen, or adds to it. */
  readonly add: (sources: readonly ImportSource[]) => void;
  readonly close: () => void;
}

/** The state of the screen's entry in the browser's history. Its address is the play list's. */
const importState = { isImporting: true };

const isImportState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isImporting" in state;

/**
 * The files that are being imported. The screen has an entry in the browser's history, so that Back cancels. Leaving it
 * stops reading; plays that haven't been added aren't created.
 */
export function useImportQueue({ readImport, keepNewPlay }: Services): OpenImport {
  const [queue, setQueue] = useState<ImportQueue>();
  const current = useRef<ImportQueue>(undefined);
  const navigate = useNavigate();
  const isInHistory = isImportState(useLocation().state);
  const change = (next: ImportQueue | undefined) => {
    if (next !== current.current) current.current?.close();
    current.current = next;
    setQueue(next);
  };
  useEffect(() => {
    if (!isInHistory) return;
    return () => {
      current.current?.close();
      current.current = undefined;
      setQueue(undefined);
    };
  }, [isInHistory]);
  return {
    queue,
    add: (sources) => {
      const next = current.current ?? new ImportQueue({ read: readImport, create: keepNewPlay });
      next.add(sources);
      change(next);
      if (!isInHistory) void navigate(".", { state: importState });
    },
    close: () => {
      change(undefined);
      void navigate(".", { replace: true });
    },
  };
}
