import { useEffect, useRef, useState } from "react";
import type { Services } from "../services.ts";
import { importChoices } from "./importChoices.ts";
import { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";

/** By the first source. A screen that was left without a question opens again with what was corrected. */
const queues = new WeakMap<ImportSource, ImportQueue>();

/** Returns a queue of the files, to which further files are added. It reads them while the screen is open. */
export function useImportQueue(
  { readImport, keepNewPlay }: Pick<Services, "readImport" | "keepNewPlay">,
  sources: readonly ImportSource[],
): ImportQueue {
  const [queue] = useState(() => {
    const [first] = sources;
    const options = { read: readImport, create: keepNewPlay, choices: importChoices };
    const found = (first && queues.get(first)) ?? new ImportQueue(options, sources);
    if (first) queues.set(first, found);
    return found;
  });
  const queued = useRef(sources.length);
  useEffect(() => {
    queue.add(sources.slice(queued.current));
    queued.current = sources.length;
  }, [queue, sources]);
  useEffect(() => queue.start(), [queue]);
  return queue;
}
