import type { Program } from "./programs.ts";

/** One file of ours, checked by a program that isn't ours, or another program's file, read by us. */
export interface Check {
  readonly what: string;
  readonly play: string;
  /** The programs it needs; none if only a rule is checked. */
  readonly programs: readonly Program[];
  /** Returns what was compared. Throws if there's a difference. */
  readonly run: () => Promise<string>;
}
