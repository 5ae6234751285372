/** One result of the preflight. */
export interface PreflightResult {
  /** `fix` must be done before the stage can have users; `note` is only worth knowing. */
  readonly kind: "ok" | "note" | "fix";
  /** What was found and, for `fix`, what to do. */
  readonly text: string;
}

export const ok = (text: string): PreflightResult => ({ kind: "ok", text });
export const note = (text: string): PreflightResult => ({ kind: "note", text });
export const fix = (text: string): PreflightResult => ({ kind: "fix", text });

/** Returns the finding of a condition. */
export const check = (holds: boolean, good: string, bad: string): PreflightResult => (holds ? ok(good) : fix(bad));
