import type { BlockId } from "../play/play.ts";
import type { ShareId } from "../sharing/share.ts";
import type { FeedbackKind, FeedbackState, ReaderId, Reply } from "./feedback.ts";

/** The place of a comment that isn't in a scene. */
export const isElsewhere = { whole: "whole", gone: "gone", before: "before" } as const;

/** A scene's heading, or one of `isElsewhere`. */
export type FilterPlace = BlockId | (typeof isElsewhere)[keyof typeof isElsewhere];

/** Unread means open, not answered by the author and not marked as read. Looking at a comment doesn't change that. */
export const wantedStates = ["unread", "open", "resolved"] as const;
export type WantedState = (typeof wantedStates)[number];

/** The criteria. Absent ones match everything. */
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
  readonly isUnread: boolean;
}

export const matchesFilter = (
  { reader, link, kind, state, where }: FeedbackFilter,
  said: Sifted,
  { where: isWhere, isUnread }: Standing,
): boolean =>
  (reader === undefined || said.readerId === reader) &&
  (link === undefined || said.shareId === link) &&
  (kind === undefined || said.kind === kind) &&
  (state === undefined || (state === "unread" ? isUnread : said.state === state)) &&
  (where === undefined || isWhere === where);

interface Conversation {
  readonly state: FeedbackState;
  readonly at: string;
  readonly replies: readonly Pick<Reply, "at" | "by">[];
}

/** Returns when the reader last said something in a comment. */
export const lastSaidAt = ({ at, replies }: Conversation): string =>
  replies.findLast(({ by }) => by === "reader")?.at ?? at;

/** Returns whether a comment is unread: not resolved, the reader's to the end, and said after the author marked all as read. */
export const isUnreadSince = (readAt: string | null, said: Conversation): boolean =>
  said.state === "open" && said.replies.at(-1)?.by !== "author" && (readAt === null || lastSaidAt(said) > readAt);

/** Counts each value, most frequent first. */
export function countByFilter<T>(values: Iterable<T>): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
