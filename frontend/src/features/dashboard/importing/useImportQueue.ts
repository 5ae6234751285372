import { useEffect, useRef, useState } from "react";
import type { Services } from "../services.ts";
import { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";

/** Returns a queue of the files, to which further files are added. It reads them while the screen is open. */
export function useImportQueue(
  { readImport, keepNewPlay }: Pick<Services, "readImport" | "keepNewPlay">,
  sources: readonly ImportSource[],
): ImportQueue {
  const [queue] = useState(() => new ImportQueue({ read: readImport, create: keepNewPlay }, sources));
  const queued = useRef(sources.length);
  useEffect(() => {
    queue.add(sources.slice(queued.current));
    queued.current = sources.length;
  }, [queue, sources]);
  useEffect(() => queue.start(), [queue]);
  return queue;
}
