import type { PlayCard } from "#domain/api/plays.ts";
import { untitled } from "#domain/play/play.ts";
import type { DevicePlay } from "#frontend/modules/sync/devicePlays.ts";

/** Where a play's changes are. */
type SyncPlace =
  | { readonly kind: "safe" }
  /** The server has the play, and this device has unsent changes. */
  | { readonly kind: "waiting"; readonly changes: number }
  /** The server doesn't have the play. */
  | { readonly kind: "only-here"; readonly isOverLimit: boolean };

/** A play as the play list shows it. */
export interface ListedPlay {
  readonly card: PlayCard;
  readonly where: SyncPlace;
  /** All of it is on this device. */
  readonly opensOffline: boolean;
}

/** The plays outside the bin, as the server lists them. */
export interface ServerPlayList {
  readonly plays: readonly PlayCard[];
  /** Plays in use, and how many the plan allows; null is no limit. */
  readonly count: number;
  readonly limit: number | null;
}

/**
 * Merges the server's plays with those that are only on this device. Without the server's list, returns all plays of
 * the device.
 */
export function listedPlays(server: ServerPlayList | undefined, here: readonly DevicePlay[]): readonly ListedPlay[] {
  const onDevice = new Map(here.map((play) => [play.playId, play]));
  const listed = (server?.plays ?? []).map((card) => withWaiting(card, onDevice.get(card.playId)));
  const isFull = server !== undefined && isOverLimit(server);
  const others = here.filter((play) => (server ? !play.onServer : true));
  const known = new Set(server?.plays.map((card) => card.playId));
  return [...listed, ...others.filter((play) => !known.has(play.playId)).map((play) => fromDevice(play, isFull))];
}

export const isOverLimit = ({ count, limit }: Pick<ServerPlayList, "count" | "limit">): boolean =>
  limit !== null && count >= limit;

function withWaiting(card: PlayCard, here: DevicePlay | undefined): ListedPlay {
  if (!here) return { card, where: { kind: "safe" }, opensOffline: false };
  const isNewer = here.cardOwed && here.changedAt > Date.parse(card.changedAt);
  const shown = isNewer || here.waiting > 0 ? { ...card, ...here.card } : card;
  return {
    card: shown,
    where: here.waiting > 0 ? { kind: "waiting", changes: here.waiting } : { kind: "safe" },
    opensOffline: here.opensOffline,
  };
}

function fromDevice(
  { playId, card, createdAt, changedAt, onServer, waiting, opensOffline }: DevicePlay,
  isFull: boolean,
): ListedPlay {
  const times = { createdAt: new Date(createdAt).toISOString(), changedAt: new Date(changedAt).toISOString() };
  const waits = waiting > 0 ? ({ kind: "waiting", changes: waiting } as const) : ({ kind: "safe" } as const);
  return {
    card: { playId, ...card, ...times },
    where: onServer ? waits : { kind: "only-here", isOverLimit: isFull },
    opensOffline,
  };
}

export const titleOf = ({ title }: Pick<PlayCard, "title">): string => title.trim() || untitled;

export type Order = "changed" | "title" | "length";
export const orders: readonly Order[] = ["changed", "title", "length"];

/** Returns the plays that match a search, in the chosen order, pinned plays first. */
export function arrange(plays: readonly ListedPlay[], text: string, order: Order): readonly ListedPlay[] {
  const wanted = fold(text).trim();
  const matches = ({ card }: ListedPlay) =>
    fold([titleOf(card), card.subtitle, card.authors].join("\n")).includes(wanted);
  return plays.filter(matches).sort((a, b) => pinnedFirst(a, b) || comparisons[order](a, b));
}

const pinnedFirst = (a: ListedPlay, b: ListedPlay): number =>
  Number(b.card.isPinned ?? 0) - Number(a.card.isPinned ?? 0);

/** Removes case and accents, which a search ignores. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const newestFirst = (a: ListedPlay, b: ListedPlay) => b.card.changedAt.localeCompare(a.card.changedAt);
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const comparisons: Readonly<Record<Order, (a: ListedPlay, b: ListedPlay) => number>> = {
  changed: newestFirst,
  title: (a, b) => collator.compare(titleOf(a.card), titleOf(b.card)) || newestFirst(a, b),
  length: (a, b) => b.card.words - a.card.words || newestFirst(a, b),
};
