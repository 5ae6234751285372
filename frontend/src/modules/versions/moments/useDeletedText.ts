import { useEffect, useState } from "react";
import { type Play, textOf } from "#domain/play/play.ts";
import type { DeletedPassage } from "#domain/play/versions/deletedPassages.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import type { MomentSource } from "./momentSource.ts";
import { type MomentWorker, openMomentWorker } from "./openMomentWorker.ts";
import { walkBack } from "./walkBack.ts";

/** How often the list is made again while the log is read, and how long after a letter of a search. */
const refreshMs = 500;
const typingMs = 150;

export interface DeletedTextState {
  /** The latest first; undefined before the first part of the log is read. */
  readonly passages: readonly DeletedPassage[] | undefined;
  /** The whole log has been read. */
  readonly isDone: boolean;
  readonly errorText: string | undefined;
  readonly reload: () => void;
}

interface DeletedTextOptions {
  readonly session: Pick<PlaySession, "saveNow" | "sequence">;
  readonly source: MomentSource;
  readonly now: Play;
  /** Only passages with these words, also short ones. */
  readonly words: string;
}

/** What was deleted in the last seven days and isn't in the play now. The latest is there first. */
export function useDeletedText({ session, source, now, words }: DeletedTextOptions): DeletedTextState {
  const { worker, read, isDone, errorText, reload } = useLogWalk(session, source);
  const [passages, setPassages] = useState<readonly DeletedPassage[]>();
  useEffect(() => {
    void worker
      ?.ask({ kind: "now", elements: new Map(now.blocks.map((block) => [block.id, textOf(block)])) })
      .catch(logUnexpected);
  }, [worker, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when more of the log is read, or the play is another.
  useEffect(() => {
    if (!worker || read === 0) return;
    let isStopped = false;
    const ask = async (): Promise<void> => {
      const found = await worker.ask({ kind: "deleted", ...(words.trim() !== "" && { words }) });
      if (!isStopped) setPassages(found);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), typingMs);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [worker, read, isDone, now, words]);
  return { passages, isDone, errorText, reload };
}

interface LogWalk {
  readonly worker: MomentWorker | undefined;
  /** Grows while the log is read. */
  readonly read: number;
  readonly isDone: boolean;
  readonly errorText: string | undefined;
}

const unread: LogWalk = { worker: undefined, read: 0, isDone: false, errorText: undefined };

function useLogWalk(
  session: DeletedTextOptions["session"],
  source: MomentSource,
): LogWalk & { readonly reload: () => void } {
  const [walk, setWalk] = useState(unread);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again.
  useEffect(() => {
    const worker = openMomentWorker();
    const stopping = new AbortController();
    const { signal } = stopping;
    setWalk({ ...unread, worker });
    const change = (one: Partial<LogWalk>): void => {
      if (!signal.aborted) setWalk((before) => ({ ...before, read: before.read + 1, ...one }));
    };
    const run = async (): Promise<void> => {
      let shown = 0;
      // What was deleted a moment ago is in the log, too. Without a connection, that's said below.
      await session.saveNow().catch(() => undefined);
      const end = source.own?.end ?? session.sequence?.() ?? 0;
      for await (const _ of walkBack({ source, worker, end, signal })) {
        if (performance.now() - shown < refreshMs) continue;
        shown = performance.now();
        change({});
      }
      change({ isDone: true });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      logUnexpected(error);
      change({ errorText: messageOf(error) });
    });
    return () => {
      stopping.abort();
      worker.stop();
    };
  }, [session, source, attempt]);
  return { ...walk, reload: () => setAttempt((count) => count + 1) };
}
