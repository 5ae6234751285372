import type { BlockId, Play } from "#domain/play/play.ts";
import { DeletedInPart } from "#domain/play/versions/deletedInPart.ts";
import type { DeletedPassage } from "#domain/play/versions/deletedPassages.ts";
import { listDeleted, searchDeleted } from "#domain/play/versions/findDeleted.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import { createMomentReader, type MomentReader } from "#domain/play/versions/momentReader.ts";
import { type StandingText, standingText } from "#domain/play/versions/standingText.ts";
import { createWalk, type MomentWalk, type WalkedMoment } from "#domain/play/versions/walkMoments.ts";

/** A moment as the timeline shows it. */
export type ShownMoment = Omit<WalkedMoment, "removed" | "added" | "before">;

/** The texts of the play's elements. */
export type ElementTexts = ReadonlyMap<BlockId, string>;

/** A run: part of a log that's read from one snapshot on. It's named by the snapshot's number. */
interface Run {
  readonly reader: MomentReader;
  readonly walk: MomentWalk;
  readonly deleted: DeletedInPart;
  /** Moments since the last checkpoint. */
  sinceKept: number;
}

export interface MomentRuns {
  /** Begins a run, or continues it with the entries that come next. Returns undefined if something before is missing. */
  readonly add: (log: MomentLog, isForDeleted?: boolean) => readonly ShownMoment[] | undefined;
  readonly playAt: (run: number, place: MomentPlace) => Play | undefined;
  readonly forget: (run: number) => undefined;
  /** Says what the play is now, without which nothing is known to be deleted. */
  readonly setNow: (elements: ElementTexts) => undefined;
  /** Returns the passages that were deleted in all runs, or those with these words. */
  readonly deleted: (words: string | undefined) => readonly DeletedPassage[];
}

/** With Hamlet, it takes 3 ms to make a checkpoint and 10 ms to go through this many moments. */
const momentsPerCheckpoint = 100;

/** Holds the parts of a log that somebody looks at. */
export function createMomentRuns(): MomentRuns {
  const runs = new Map<number, Run>();
  let now: StandingText = standingText([]);
  let texts: ElementTexts = new Map();
  const open = ({ base, baseSequence }: MomentLog): Run => {
    const [reader, walk] = [createMomentReader(base, baseSequence), createWalk(base, baseSequence)];
    const run = { reader, walk, deleted: new DeletedInPart(), sinceKept: 0 };
    runs.set(baseSequence, run);
    return run;
  };
  return {
    add: (log, isForDeleted = false) => {
      const run = runs.get(log.baseSequence) ?? open(log);
      if (isForDeleted) return addDeleted(run, log.entries, runs);
      run.reader.add(log.entries);
      return addTo(run, log.entries);
    },
    playAt: (name, place) => runs.get(name)?.reader.playAt(place),
    forget: (name) => {
      runs.delete(name);
      return undefined;
    },
    setNow: (elements) => {
      texts = elements;
      now = standingText([...elements.values()]);
      return undefined;
    },
    deleted: (words) => {
      const passages = [...runs.values()].flatMap((run) => run.deleted.passages());
      return words === undefined
        ? listDeleted(passages, now, (id) => texts.get(id))
        : searchDeleted(passages, now, words);
    },
  };
}

/** Returns no moments. */
function addDeleted(
  run: Run,
  entries: MomentLog["entries"],
  runs: ReadonlyMap<number, Run>,
): readonly ShownMoment[] | undefined {
  const walked = run.walk.next(entries);
  for (const moment of walked ?? []) run.deleted.add(moment);
  const next = runs.get(entries.at(-1)?.sequence ?? Number.NaN);
  if (next) run.deleted.goOnWith(next.deleted);
  return walked && [];
}

function addTo(run: Run, entries: MomentLog["entries"]): readonly ShownMoment[] | undefined {
  const shown: ShownMoment[] = [];
  for (const entry of entries) {
    const walked = run.walk.next([entry]);
    if (!walked) return undefined;
    shown.push(...walked.map(({ removed: _, added: __, before: ___, ...moment }) => moment));
    run.sinceKept += walked.length;
    if (run.sinceKept < momentsPerCheckpoint) continue;
    run.reader.keep(entry.sequence, run.walk.state());
    run.sinceKept = 0;
  }
  return shown;
}
