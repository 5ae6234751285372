import type { BlockId } from "../play/play.ts";
import type { FeedbackKind, FeedbackState } from "./feedback.ts";

/** Where something said belongs when it is not in a scene of the play. */
export const elsewhere = { whole: "whole", gone: "gone", before: "before" } as const;

/** A scene by its heading, or one of `elsewhere`. */
export type Whereabouts = BlockId | (typeof elsewhere)[keyof typeof elsewhere];

/** What is looked for; what is absent does not matter. */
export interface Sieve {
  readonly where?: Whereabouts | undefined;
  /** As the reader gave it; empty is who gave none. */
  readonly name?: string | undefined;
  readonly kind?: FeedbackKind | undefined;
  readonly state?: FeedbackState | undefined;
}

interface Sifted {
  readonly name: string;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
}

export const passes = ({ name, kind, state, where }: Sieve, said: Sifted, isWhere: Whereabouts): boolean =>
  (name === undefined || said.name === name) &&
  (kind === undefined || said.kind === kind) &&
  (state === undefined || said.state === state) &&
  (where === undefined || isWhere === where);

/** How often each value comes, the most frequent first. */
export function tally<T>(values: Iterable<T>): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
