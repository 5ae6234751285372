import { useEffect, useState } from "react";
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
  const [open] = useState(() => lazyHistory(source));
  useEffect(() => open.stop, [open]);
  return open.get;
}

function lazyHistory(source: MomentSource) {
  let opened: { readonly history: MomentHistory; readonly stop: () => void } | undefined;
  return {
    get: (): MomentHistory => {
      if (!opened) {
        const worker = openMomentWorker();
        opened = { history: createMomentHistory(source, worker), stop: worker.stop };
      }
      return opened.history;
    },
    stop: (): void => {
      opened?.stop();
      opened = undefined;
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
