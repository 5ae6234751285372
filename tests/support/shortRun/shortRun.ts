import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { changedFiles, currentCommit } from "../changedFiles.ts";
import { type Durations, leaveOut } from "./leaveOut.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Written by a run of all tests. Files that take less than `quickSeconds` aren't in it. */
export const durationsPath = join(root, "tests/durations.json");

/** A file that takes less, with four files at a time on two cores, is in every run. */
export const quickSeconds = 2;

/**
 * What `npm test` has time for besides the quick files, in seconds of `durations.json`: eight minutes with everything else.
 * Each file must fit into what `alwaysIn` leaves, because no seed would choose it otherwise. `shortRun.test.ts` checks it.
 */
const seconds = { withoutBrowser: 150, inBrowser: 290 };

/** What Ghostlight is for, from the first visit to a reader's comment. */
const alwaysIn: readonly string[] = [
  "tests/journeys/signUpToFirstPlay.test.ts",
  "tests/journeys/editor.test.ts",
  "tests/journeys/sharing.test.ts",
  "tests/journeys/mergeConflicts.test.ts",
];

/**
 * Takes longer than a whole short run, because it builds the release before this one. Where it's required, as before a merge,
 * it runs beside the others and takes none of their time: a pull request must not be merged without it.
 */
const comparison = "tests/journeys/compatibility.test.ts";

/** Each commit chooses another part of the long files. `PART` repeats one; histories of random changes read `SEED`. */
export const seed = process.env.PART ?? currentCommit() ?? new Date().toISOString().slice(0, 10);

/** Returns the files of tests that `npm test` leaves out now; none in other runs. */
export const filesLeftOut = (): readonly string[] =>
  process.env.SHORT_RUN ? leftOutOfShortRun(new Set(changedFiles())) : [];

/** Returns the files that a short run leaves out. Those that changed lately are chosen first. */
export function leftOutOfShortRun(changed: ReadonlySet<string>): readonly string[] {
  const durations = Object.entries(readDurations());
  const options = {
    seed,
    isAlwaysIn: (path: string) => alwaysIn.includes(path),
    isPreferred: (path: string) => changed.has(path),
  };
  const [inBrowser, withoutBrowser] = [true, false].map((wanted) =>
    Object.fromEntries(durations.filter(([path]) => runsInBrowser(path) === wanted)),
  );
  return [
    ...leaveOut(withoutBrowser ?? {}, { ...options, seconds: seconds.withoutBrowser }),
    ...leaveOut(inBrowser ?? {}, { ...options, seconds: seconds.inBrowser }),
  ];
}

const runsInBrowser = (path: string): boolean => /^tests\/(journeys|workbench)\//.test(path);

/** Without the files that were deleted since, and without what must run. */
function readDurations(): Durations {
  const all: Durations = JSON.parse(readFileSync(durationsPath, "utf8"));
  const isChoice = (path: string): boolean => path !== comparison || process.env.COMPATIBILITY !== "required";
  return Object.fromEntries(Object.entries(all).filter(([path]) => isChoice(path) && existsSync(join(root, path))));
}
