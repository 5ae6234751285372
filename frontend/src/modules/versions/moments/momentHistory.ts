import type { Play } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { Stretch } from "#domain/play/versions/writingSessions.ts";
import { Refused } from "#domain/refused.ts";
import type { ShownMoment } from "./momentRuns.ts";
import type { MomentSource } from "./momentSource.ts";
import type { MomentWorker } from "./openMomentWorker.ts";

/** A stretch of the log that's loaded. */
export interface LoadedStretch extends Stretch {
  /** The number of the snapshot from which its moments are read. */
  readonly run: number;
  readonly moments: readonly ShownMoment[];
}

/** The moments of a play, loaded as far as somebody looks at them. */
export interface MomentHistory {
  readonly load: (stretch: Stretch, signal: AbortSignal) => Promise<LoadedStretch>;
  /** A slider asks for more than it gets: what's aborted before its turn costs nothing. */
  readonly playAt: (run: number, place: MomentPlace, signal: AbortSignal) => Promise<Play>;
}

interface Run {
  readonly sequence: number;
  /** The last entry that the worker has. */
  upTo: number;
  readonly moments: ShownMoment[];
}

/** The maximum number of runs in the worker. With Hamlet, each takes some 10 MB. */
const maxRuns = 6;

export function createMomentHistory(source: MomentSource, worker: MomentWorker): MomentHistory {
  const runs: Run[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let lastPlay: Promise<unknown> = Promise.resolve();
  const find = ({ after }: Stretch): Run | undefined =>
    runs.find(({ sequence, upTo }) => sequence <= after && after <= upTo);
  const open = async ({ after }: Stretch, signal: AbortSignal): Promise<Run> => {
    const { base, baseSequence } = await source.base(after, signal);
    const known = runs.find(({ sequence }) => sequence === baseSequence);
    if (known) return known;
    const run = { sequence: baseSequence, upTo: baseSequence, moments: [] };
    await addTo(run, { base, entries: [] });
    runs.push(run);
    const oldest = runs.length > maxRuns ? runs.shift() : undefined;
    if (oldest) await worker.ask({ kind: "forget", run: oldest.sequence });
    return run;
  };
  const addTo = async (run: Run, log: Omit<MomentLog, "baseSequence">): Promise<void> => {
    const moments = await worker.ask({ kind: "add", log: { ...log, baseSequence: run.sequence } });
    if (!moments) throw notThere();
    run.moments.push(...moments);
  };
  const load = async (stretch: Stretch, signal: AbortSignal): Promise<LoadedStretch> => {
    const { after, upTo } = stretch;
    signal.throwIfAborted();
    const run = find(stretch) ?? (await open(stretch, signal));
    if (run.upTo < upTo) {
      for await (const entries of source.entries({ after: run.upTo, upTo }, signal)) {
        await addTo(run, { base: [], entries });
        run.upTo = entries.at(-1)?.sequence ?? run.upTo;
      }
      run.upTo = Math.max(run.upTo, upTo);
    }
    const moments = run.moments.filter(({ sequence }) => sequence > after && sequence <= upTo);
    return { ...stretch, run: run.sequence, moments };
  };
  return {
    // One after the other, because a run takes its entries in order.
    load: (stretch, signal) => {
      const loading = last.then(() => load(stretch, signal));
      last = loading.catch(() => undefined);
      return loading;
    },
    playAt: (run, place, signal) => {
      const reading = lastPlay.then(async () => {
        signal.throwIfAborted();
        const play = await worker.ask({ kind: "play", run, place });
        if (!play) throw notThere();
        return play;
      });
      lastPlay = reading.catch(() => undefined);
      return reading;
    },
  };
}

const notThere = () => new Refused("not-found", "This moment isn't there anymore.");
