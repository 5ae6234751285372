import { useEffect, useState } from "react";
import { Refused } from "#domain/refused.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { beforeSignOut, correctionsCode } from "#frontend/platform/session/signOut/signOut.ts";
import type { ImportQueue } from "./importQueue.ts";
import { isCorrected, type QueuedFile } from "./queuedFile.ts";
import { type LeavingScreen, useLeaveQuestion } from "./useLeaveQuestion.ts";

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
export function useDiscarding(queue: ImportQueue, screen: Omit<LeavingScreen, "isNeeded">): Discarding {
  const [removed, setRemoved] = useState<QueuedFile>();
  const leaving = useLeaveQuestion({ ...screen, isNeeded: () => queue.countCorrected() > 0 });
  useEffect(
    () =>
      beforeSignOut(async () => {
        const count = queue.countCorrected();
        if (count > 0) throw new Refused("conflict", importingWords.discardAll({ count }), { code: correctionsCode });
      }),
    [queue],
  );
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
