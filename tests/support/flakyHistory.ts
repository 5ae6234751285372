/** Whether a test needed a second attempt, run by run, the newest last. Only tests that have needed one are in it. */
export type FlakyHistory = Readonly<Record<string, readonly boolean[]>>;

/** How many runs are remembered. */
const remembered = 10;

/** A test that needs a second attempt this often in the remembered runs fails the run. */
export const tooOften = 3;

/** Adds a run's tests to the history: all that ran, and those of them that passed at the second attempt only. */
export function addRun(history: FlakyHistory, ran: readonly string[], flaky: ReadonlySet<string>): FlakyHistory {
  const added = ran
    .filter((test) => test in history || flaky.has(test))
    .map((test) => [test, [...(history[test] ?? []), flaky.has(test)].slice(-remembered)] as const);
  return Object.fromEntries(
    Object.entries({ ...history, ...Object.fromEntries(added) }).filter(([, runs]) => runs.includes(true)),
  );
}

/** Returns how often a test needed a second attempt in the remembered runs. */
export const timesFlaky = (history: FlakyHistory, test: string): number => history[test]?.filter(Boolean).length ?? 0;
