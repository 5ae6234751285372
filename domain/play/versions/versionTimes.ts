import { dayMs, hourMs, minuteMs } from "../../time.ts";

/** The shortest time between two automatic versions, and the shortest pause that makes one. */
export const versionGapMs = 10 * minuteMs;

/** How long the log has every change, so that a version of this time costs nothing. Free accounts see these versions. */
export const recentDays = 7;

/** A change in a play's log, as far as the times of versions depend on it. */
interface LastLogged {
  /** Epoch ms, as all times here. */
  readonly at: number;
  /** When the play's last automatic version was; absent if the log doesn't have it. */
  readonly lastVersion?: number | undefined;
}

/**
 * Returns whether the play as it was after `last` becomes a version when the next change arrives: after a pause, and after
 * ten minutes of writing without one.
 */
export const becomesVersion = ({ at, lastVersion = at }: LastLogged, next: number): boolean =>
  next - at >= versionGapMs || at - lastVersion >= versionGapMs;

/** Automatic versions become fewer with age: up to this age, the last one in each of these spans is kept. */
const stages = [
  { upTo: recentDays * dayMs, span: 0 },
  { upTo: 14 * dayMs, span: hourMs },
  { upTo: 90 * dayMs, span: dayMs },
  { upTo: Number.POSITIVE_INFINITY, span: 7 * dayMs },
] as const;

/** A version as far as its age decides about it. */
export interface AgingVersion {
  readonly sequence: number;
  readonly at: number;
  readonly name?: string | undefined;
}

/**
 * Returns the versions to keep, of all versions of a play in the order of their numbers. Named ones always stay. Spans
 * begin at fixed times, so the result doesn't depend on how often this was done before.
 */
export function thinned<Version extends AgingVersion>(versions: readonly Version[], now: number): readonly Version[] {
  const lastOfSpan = new Map(versions.map((version) => [spanOf(version, now), version]));
  return versions.filter((version) => version.name !== undefined || lastOfSpan.get(spanOf(version, now)) === version);
}

function spanOf({ sequence, at }: AgingVersion, now: number): string {
  const span = stages.find(({ upTo }) => now - at < upTo)?.span ?? 0;
  return span === 0 ? `#${sequence}` : `${span}:${Math.floor(at / span)}`;
}
