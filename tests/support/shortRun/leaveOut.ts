import { createHash } from "node:crypto";

/** What files of tests take in a run of all tests, by path: seconds, with as many workers as then. */
export type Durations = Readonly<Record<string, number>>;

interface ShortRun {
  /** The same seed chooses the same files. */
  readonly seed: string;
  /** How long the chosen ones may take together, in seconds of `Durations`. */
  readonly seconds: number;
  /** These always run, however long they take. */
  readonly isAlwaysIn: (path: string) => boolean;
  /** These are chosen first. */
  readonly isPreferred: (path: string) => boolean;
}

/**
 * Returns the files that a short run leaves out: it has those that always run, and as many others as there's time for, in an
 * order that the seed decides. Files without a duration, such as new ones, aren't left out.
 */
export function leaveOut(
  durations: Durations,
  { seed, seconds, isAlwaysIn, isPreferred }: ShortRun,
): readonly string[] {
  const paths = Object.keys(durations);
  const rankOf = (path: string): string => `${isPreferred(path) ? 0 : 1} ${hash(`${seed} ${path}`)}`;
  const others = paths.filter((path) => !isAlwaysIn(path)).map((path) => ({ path, rank: rankOf(path) }));
  let left = seconds - paths.filter(isAlwaysIn).reduce((total, path) => total + (durations[path] ?? 0), 0);
  const isLeftOut = ({ path }: { readonly path: string }): boolean => {
    const takes = durations[path] ?? 0;
    if (takes > left) return true;
    left -= takes;
    return false;
  };
  return others
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .filter(isLeftOut)
    .map(({ path }) => path);
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
