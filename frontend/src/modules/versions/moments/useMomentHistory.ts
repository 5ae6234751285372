import { useEffect, useMemo, useState } from "react";
import type { Play } from "#domain/play/play.ts";
import { keyOfPlace, type MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { Stretch } from "#domain/play/versions/writingSessions.ts";
import { createMomentHistory, type MomentHistory } from "./momentHistory.ts";
import type { ShownMoment } from "./momentRuns.ts";
import type { MomentSource } from "./momentSource.ts";
import { openMomentWorker } from "./openMomentWorker.ts";
import { type LazyData, useLazyData } from "./useLazyData.ts";

/** How long the thumb of a slider rests before something is requested from the server. */
export const restMs = 200;

/** Opens the moments of a play. Nothing is loaded before somebody looks at one, not even the worker's code. */
export function useMomentHistory(source: MomentSource): () => MomentHistory {
  const open = useMemo(() => lazyHistory(source), [source]);
  useEffect(() => open.stop, [open]);
  return open.get;
}

/** What was asked for before it's stopped is still answered: somebody may close the board right after "Put back". */
function lazyHistory(source: MomentSource) {
  let opened: { readonly history: MomentHistory; readonly stop: () => void } | undefined;
  let running = 0;
  let isOver = false;
  const stopIfIdle = (): void => {
    if (!isOver || running > 0) return;
    opened?.stop();
    opened = undefined;
  };
  const counted = async <T>(run: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      stopIfIdle();
    }
  };
  return {
    get: (): MomentHistory => {
      isOver = false;
      if (!opened) {
        const worker = openMomentWorker();
        const { load, playAt } = createMomentHistory(source, worker);
        const history: MomentHistory = {
          load: (...wanted) => counted(() => load(...wanted)),
          playAt: (...wanted) => counted(() => playAt(...wanted)),
        };
        opened = { history, stop: worker.stop };
      }
      return opened.history;
    },
    stop: (): void => {
      isOver = true;
      stopIfIdle();
    },
  };
}

export interface Stretches {
  /** The moments of those that are loaded, by the number of their last entry. */
  readonly loaded: ReadonlyMap<number, readonly ShownMoment[]>;
  readonly errorText: string | undefined;
  readonly reload: () => void;
}

/** Loads the wanted stretch, and holds those that were wanted before. */
export function useStretches(history: () => MomentHistory, wanted: Stretch | undefined): Stretches {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, readonly ShownMoment[]>>(noStretches);
  const key = wanted && !loaded.has(wanted.upTo) ? `${wanted.after}-${wanted.upTo}` : undefined;
  const { errorText, reload } = useLazyData(key, restMs, async (signal) => {
    if (!wanted) return;
    const moments = await history().load(wanted, signal);
    setLoaded((before) => new Map(before).set(wanted.upTo, moments));
  });
  return { loaded, errorText, reload };
}

const noStretches: ReadonlyMap<number, readonly ShownMoment[]> = new Map();

/** The play at a moment of a loaded stretch. The last one stays until the next one is there. */
export const useMomentPlay = (
  history: () => MomentHistory,
  at: (MomentPlace & { readonly stretch: Stretch }) | undefined,
): LazyData<Play> =>
  useLazyData(at && keyOfPlace(at), 0, (signal) => {
    if (!at) throw new Error("There is no moment to load.");
    return history().playAt(at.stretch, at, signal);
  });
