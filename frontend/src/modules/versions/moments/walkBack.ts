import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentSource } from "./momentSource.ts";
import type { MomentWorker } from "./openMomentWorker.ts";

interface LogToRead {
  readonly source: MomentSource;
  readonly worker: MomentWorker;
  /** The number of the last entry. */
  readonly end: number;
  readonly signal: AbortSignal;
  /** The length of the first part. Each further one is twice as long, so that few snapshots are loaded. */
  readonly firstEntries?: number;
}

/**
 * Gives the worker the whole log of the last seven days, the latest part first, and yields after each page. Ends at the first
 * part that isn't complete: it's older than what the server keeps.
 */
export async function* walkBack({ source, worker, end, signal, firstEntries = 500 }: LogToRead): AsyncGenerator<void> {
  let upTo = end;
  for (let entries = firstEntries; upTo > 0; entries *= 2) {
    const { base, baseSequence } = await source.base(Math.max(0, upTo - entries), signal);
    if (baseSequence >= upTo) return;
    const add = (log: Pick<MomentLog, "base" | "entries">) =>
      worker.ask({ kind: "add", isForDeleted: true, log: { ...log, baseSequence } });
    await add({ base, entries: [] });
    for await (const page of source.entries({ after: baseSequence, upTo }, signal)) {
      const moments = await add({ base: [], entries: page });
      if (!moments) {
        await worker.ask({ kind: "forget", run: baseSequence });
        return;
      }
      yield;
    }
    upTo = baseSequence;
  }
}
