import { type RefObject, useState } from "react";
import { importingWords } from "#frontend/messages/importing.yaml";
import type { ImportQueue } from "./importQueue.ts";
import { isCorrected, type QueuedFile } from "./queuedFile.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.ts";

export interface Discarding {
  /** Does something that closes the screen, after a question if corrections would be lost. */
  readonly askBefore: (close: () => void) => void;
  /** Removes a file, after a question if its corrections would be lost. */
  readonly remove: (file: QueuedFile) => void;
  /** The question. */
  readonly discarding: {
    /** What would be lost; undefined while nothing is asked. */
    readonly text: string | undefined;
    readonly onKeep: () => void;
    readonly onDiscard: () => void;
  };
}

/** Asks before a writer's corrections are lost. */
export function useDiscarding(queue: ImportQueue, staysOnBack: RefObject<() => boolean>): Discarding {
  const [removed, setRemoved] = useState<QueuedFile>();
  const leaving = useLeaveQuestion(() => queue.countCorrected() > 0, staysOnBack);
  return {
    askBefore: leaving.ask,
    remove: (file) => (isCorrected(file) ? setRemoved(file) : queue.remove(file.id)),
    discarding: {
      text: removed
        ? importingWords.discardOne({ name: removed.name })
        : leaving.asked && importingWords.discardAll({ count: queue.countCorrected() }),
      onKeep: () => {
        setRemoved(undefined);
        leaving.stay();
      },
      onDiscard: () => {
        setRemoved(undefined);
        if (removed) queue.remove(removed.id);
        else leaving.leave();
      },
    },
  };
}
