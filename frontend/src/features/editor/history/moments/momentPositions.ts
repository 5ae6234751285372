import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { Stretch, WritingSession } from "#domain/play/versions/writingSessions.ts";
import type { ShownMoment } from "#frontend/modules/versions/moments/momentRuns.ts";

/** A position of the slider. */
export interface MomentPosition extends MomentPlace {
  readonly stretch: Stretch;
  /** It's the last of its entry, so that it may be a version. */
  readonly isLast: boolean;
  /** Known once its stretch is loaded. */
  readonly shown?: ShownMoment;
}

/**
 * Returns the moments of a session. How many entries a stretch has is known from their numbers. An entry with several moments
 * becomes several positions once it's loaded.
 */
export const positionsOf = (
  { stretches }: WritingSession,
  loaded: ReadonlyMap<number, readonly ShownMoment[]>,
): readonly MomentPosition[] =>
  stretches.flatMap((stretch) => {
    const found = loaded.get(stretch.upTo);
    return found ? momentsOf(stretch, found) : entriesOf(stretch);
  });

const entriesOf = (stretch: Stretch): readonly MomentPosition[] =>
  Array.from({ length: stretch.upTo - stretch.after }, (_, index) => ({
    sequence: stretch.after + 1 + index,
    stretch,
    isLast: true,
  }));

const momentsOf = (stretch: Stretch, moments: readonly ShownMoment[]): readonly MomentPosition[] =>
  moments.map((shown, index) => {
    const { sequence, moment } = shown;
    return { sequence, moment, stretch, shown, isLast: moments[index + 1]?.sequence !== sequence };
  });

/** Returns the index of a moment, or of the last one before it; that of the last moment without one. */
export function indexOfPlace(positions: readonly MomentPosition[], place: MomentPlace | undefined): number {
  const last = Math.max(0, positions.length - 1);
  if (!place) return last;
  const { sequence, moment = Number.POSITIVE_INFINITY } = place;
  const found = positions.findLastIndex(
    (one) => one.sequence < sequence || (one.sequence === sequence && (one.moment ?? 0) <= moment),
  );
  return Math.max(0, found);
}

/** Returns the index of the session that a moment is in; that of the latest without one, and -1 if it's in none. */
export const sessionOfPlace = (sessions: readonly WritingSession[], place: MomentPlace | undefined): number =>
  place
    ? sessions.findIndex(({ stretches }) =>
        stretches.some(({ after, upTo }) => after < place.sequence && place.sequence <= upTo),
      )
    : Math.min(0, sessions.length - 1);
