import { useEffect, useRef, useState } from "react";
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

/** The files that are being imported. Leaving the page stops reading; no play has been created from them yet. */
export function useImportQueue({ readImport, keepNewPlay }: Services): OpenImport {
  const [queue, setQueue] = useState<ImportQueue>();
  const current = useRef<ImportQueue>(undefined);
  useEffect(() => () => current.current?.close(), []);
  const change = (next: ImportQueue | undefined) => {
    current.current = next;
    setQueue(next);
  };
  return {
    queue,
    add: (sources) => {
      const next = current.current ?? new ImportQueue({ read: readImport, create: keepNewPlay });
      next.add(sources);
      change(next);
    },
    close: () => {
      current.current?.close();
      change(undefined);
    },
  };
}
