import type { Play } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { Stretch } from "#domain/play/versions/writingSessions.ts";
import { Refused } from "#domain/refused.ts";
import type { ShownMoment } from "./momentRuns.ts";
import type { MomentSource } from "./momentSource.ts";
import type { MomentWorker } from "./openMomentWorker.ts";

/** The moments of a play, loaded as far as somebody looks at them. */
export interface MomentHistory {
  /** Returns the moments of a stretch. */
  readonly load: (stretch: Stretch, signal: AbortSignal) => Promise<readonly ShownMoment[]>;
  /** A slider asks for more than it gets: what's aborted before its turn costs nothing. */
  readonly playAt: (stretch: Stretch, place: MomentPlace, signal: AbortSignal) => Promise<Play>;
}

/** A part of the log in the worker, from a snapshot on. */
interface Run {
  /** The number of the snapshot. */
  readonly sequence: number;
  /** The last entry that the worker has. */
  upTo: number;
  readonly moments: ShownMoment[];
}

/** With Hamlet, each takes some 10 MB. */
const maxRuns = 6;

export function createMomentHistory(source: MomentSource, worker: MomentWorker): MomentHistory {
  const runs = new LoadedRuns(source, worker);
  let lastLoad: Promise<unknown> = Promise.resolve();
  let lastPlay: Promise<unknown> = Promise.resolve();
  const load = (stretch: Stretch, signal: AbortSignal): Promise<Run> => {
    const known = runs.find(stretch);
    if (known && known.upTo >= stretch.upTo) return Promise.resolve(known);
    // One after the other, because a run takes its entries in order.
    const loading = lastLoad.then(() => runs.load(stretch, signal));
    lastLoad = loading.catch(() => undefined);
    return loading;
  };
  return {
    load: async (stretch, signal) => {
      const { moments } = await load(stretch, signal);
      return moments.filter(({ sequence }) => sequence > stretch.after && sequence <= stretch.upTo);
    },
    playAt: (stretch, place, signal) => {
      const reading = lastPlay.then(async () => {
        signal.throwIfAborted();
        const run = await load(stretch, signal);
        const play = await worker.ask({ kind: "play", run: run.sequence, place });
        if (!play) throw notThere();
        return play;
      });
      lastPlay = reading.catch(() => undefined);
      return reading;
    },
  };
}

class LoadedRuns {
  /** The one that was used last is at the end. */
  #runs: readonly Run[] = [];

  readonly #source: MomentSource;
  readonly #worker: MomentWorker;

  constructor(source: MomentSource, worker: MomentWorker) {
    this.#source = source;
    this.#worker = worker;
  }

  find({ after }: Stretch): Run | undefined {
    const found = this.#runs.find(({ sequence, upTo }) => sequence <= after && after <= upTo);
    if (found) this.#runs = [...this.#runs.filter((run) => run !== found), found];
    return found;
  }

  async load(stretch: Stretch, signal: AbortSignal): Promise<Run> {
    signal.throwIfAborted();
    const run = this.find(stretch) ?? (await this.#open(stretch, signal));
    const { upTo } = stretch;
    if (run.upTo >= upTo) return run;
    for await (const entries of this.#source.entries({ after: run.upTo, upTo }, signal)) {
      await this.#add(run, { base: [], entries });
      run.upTo = entries.at(-1)?.sequence ?? run.upTo;
    }
    return run;
  }

  async #open({ after }: Stretch, signal: AbortSignal): Promise<Run> {
    const { base, baseSequence } = await this.#source.base(after, signal);
    const known = this.#runs.find(({ sequence }) => sequence === baseSequence);
    if (known) return known;
    const run = { sequence: baseSequence, upTo: baseSequence, moments: [] };
    await this.#add(run, { base, entries: [] });
    this.#runs = [...this.#runs, run];
    const [oldest] = this.#runs;
    if (oldest && this.#runs.length > maxRuns) await this.#forget(oldest);
    return run;
  }

  async #add(run: Run, log: Pick<MomentLog, "base" | "entries">): Promise<void> {
    const moments = await this.#worker.ask({ kind: "add", log: { ...log, baseSequence: run.sequence } });
    if (moments) {
      run.moments.push(...moments);
      return;
    }
    await this.#forget(run);
    throw notThere();
  }

  async #forget(run: Run): Promise<void> {
    this.#runs = this.#runs.filter((one) => one !== run);
    await this.#worker.ask({ kind: "forget", run: run.sequence });
  }
}

const notThere = () => new Refused("not-found", "This moment isn't there anymore.");
