import type { BlockId } from "../play/play.ts";
import type { ShareId } from "../sharing/share.ts";
import type { FeedbackKind, FeedbackState, ReaderId } from "./feedback.ts";

/** Where something said belongs when it is not in a scene of the play. */
export const isElsewhere = { whole: "whole", gone: "gone", before: "before" } as const;

/** A scene by its heading, or one of `isElsewhere`. */
export type FilterPlace = BlockId | (typeof isElsewhere)[keyof typeof isElsewhere];

/** New is what is open, unanswered and not marked as read: looking at it changes nothing. */
export const wantedStates = ["new", "open", "resolved"] as const;
export type WantedState = (typeof wantedStates)[number];

/** What is looked for; what is absent does not matter. */
export interface FeedbackFilter {
  readonly where?: FilterPlace | undefined;
  readonly reader?: ReaderId | undefined;
  readonly link?: ShareId | undefined;
  readonly kind?: FeedbackKind | undefined;
  readonly state?: WantedState | undefined;
}

interface Sifted {
  readonly readerId: ReaderId;
  readonly shareId: ShareId;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
}

interface Standing {
  readonly where: FilterPlace;
  readonly isNew: boolean;
}

export const matchesFilter = (
  { reader, link, kind, state, where }: FeedbackFilter,
  said: Sifted,
  { where: isWhere, isNew }: Standing,
): boolean =>
  (reader === undefined || said.readerId === reader) &&
  (link === undefined || said.shareId === link) &&
  (kind === undefined || said.kind === kind) &&
  (state === undefined || (state === "new" ? isNew : said.state === state)) &&
  (where === undefined || isWhere === where);

/** Whether it waits for its author: not resolved, not answered, and said after all was marked as read. */
export const isNewSince = (
  readAt: string | null,
  { state, replies, at }: { readonly state: FeedbackState; readonly replies: readonly unknown[]; readonly at: string },
): boolean => state === "open" && replies.length === 0 && (readAt === null || at > readAt);

/** How often each value comes, the most frequent first. */
export function countByFilter<T>(values: Iterable<T>): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
