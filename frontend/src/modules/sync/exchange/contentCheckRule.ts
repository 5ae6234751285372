/** When a play is compared with the server's, and what follows from the answers. All times in epoch milliseconds. */
export interface ContentCheckState {
  readonly dueAt: number;
  /** The last number at which both were the same. */
  readonly agreedAt: number;
  /** Disagreements in a row. */
  readonly doubts: number;
}

/** After opening, and then repeatedly. Each time up to as much again is added by chance, so that devices don't ask all at once. */
const firstMs = 30_000;
const minIntervalMs = 600_000;

/** A disagreement is checked again before it counts. A false alarm would stop a writer for nothing. */
const doubtsThatCount = 2;

export const startChecking = (now: number, chance: number): ContentCheckState => ({
  dueAt: now + firstMs * (1 + chance),
  agreedAt: 0,
  doubts: 0,
});

/** Whether to compare now that the device has exactly what the log has up to this number. */
export const isCheckDue = ({ dueAt, agreedAt }: ContentCheckState, sequence: number, now: number): boolean =>
  now >= dueAt && sequence > agreedAt;

export const afterAsking = (check: ContentCheckState, now: number, chance: number): ContentCheckState => ({
  ...check,
  dueAt: now + minIntervalMs * (1 + chance),
});

/** `agrees` is null if the server couldn't tell. */
export function afterAnswer(
  check: ContentCheckState,
  sequence: number,
  agrees: boolean | null,
  now: number,
): ContentCheckState {
  if (agrees === false) return { ...check, doubts: check.doubts + 1, dueAt: now };
  return { ...check, doubts: 0, agreedAt: agrees ? sequence : check.agreedAt };
}

export const isDiverged = ({ doubts }: ContentCheckState): boolean => doubts >= doubtsThatCount;
