import type { PlayCard } from "#domain/api/plays.ts";
import { playInBin } from "#domain/play/bin.ts";
import { shownTitle } from "#frontend/modules/sync/cards/shownTitle.ts";
import { type DevicePlay, instantOf } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import type { LeftPlace } from "#frontend/modules/sync/journal/journal.ts";
import { isLasting } from "#frontend/modules/sync/session/saving.ts";

/** Where a play's changes are. */
type SyncPlace =
  | { readonly kind: "safe" }
  /** The server has the play, and this device has unsent changes. */
  | { readonly kind: "waiting" }
  /** The server refuses these changes whenever they're sent. `why` is a sentence. `isGone`: it doesn't have the play any more. */
  | { readonly kind: "refused"; readonly isGone: boolean; readonly errorText: string }
  /** The play is in the bin, and the server takes no changes of it until it's restored. */
  | { readonly kind: "in-bin" }
  /** The server doesn't have the play. */
  | { readonly kind: "only-here"; readonly isOverLimit: boolean };

/** What the list shows of a play. Undefined is what this device doesn't know while the server can't be reached. */
export type ListedCard = Pick<PlayCard, "playId"> & {
  readonly [Field in Exclude<keyof PlayCard, "playId">]?: PlayCard[Field] | undefined;
};

/** A play as the play list shows it. */
export interface ListedPlay {
  readonly card: ListedCard;
  readonly where: SyncPlace;
  /** All of it is on this device. */
  readonly opensOffline: boolean;
  /** Where the writer stopped on this device. */
  readonly left?: LeftPlace | undefined;
}

/** The plays outside the bin, as the server lists them. */
export interface ServerPlayList {
  readonly plays: readonly PlayCard[];
  /** Plays in use, and how many the plan allows; null is no limit. */
  readonly count: number;
  readonly limit: number | null;
}

/**
 * Merges the server's plays with those that are only on this device, or have changes only there. Without the server's
 * list, returns all plays of the device, except those that were in the bin when the server last listed them.
 */
export function listedPlays(
  server: ServerPlayList | undefined,
  here: readonly DevicePlay[],
  refusals: SendRefusals = new Map(),
): readonly ListedPlay[] {
  const onDevice = new Map(here.map((play) => [play.playId, play]));
  const listed = (server?.plays ?? []).map((card) => withWaiting(card, onDevice.get(card.playId), refusals));
  const isFull = server !== undefined && isOverLimit(server);
  const others = here.filter((play) =>
    server ? !play.onServer || isGone(play, refusals) || isInBin(play, refusals) : !wasInBin(play),
  );
  const known = new Set(server?.plays.map((card) => card.playId));
  const isListed = ({ playId }: DevicePlay) => known.has(playId);
  return [...listed, ...others.filter((play) => !isListed(play)).map((play) => fromDevice(play, isFull, refusals))];
}

const isGone = ({ playId, waiting }: DevicePlay, refusals: SendRefusals): boolean =>
  waiting > 0 && refusals.get(playId)?.reason === "not-found";

const isInBin = ({ playId, waiting }: DevicePlay, refusals: SendRefusals): boolean =>
  waiting > 0 && refusals.get(playId)?.code === playInBin;

const wasInBin = ({ listed, waiting }: DevicePlay): boolean => waiting === 0 && listed?.binnedAt !== undefined;

/** Where the changes are of a play that the server has or had. */
function placeOf(play: DevicePlay, refusals: SendRefusals): SyncPlace {
  if (play.waiting === 0) return { kind: "safe" };
  if (isInBin(play, refusals)) return { kind: "in-bin" };
  const refused = refusals.get(play.playId);
  if (!refused || !isLasting(refused)) return { kind: "waiting" };
  return { kind: "refused", isGone: isGone(play, refusals), errorText: refused.message };
}

export const isOverLimit = ({ count, limit }: Pick<ServerPlayList, "count" | "limit">): boolean =>
  limit !== null && count >= limit;

function withWaiting(card: PlayCard, here: DevicePlay | undefined, refusals: SendRefusals): ListedPlay {
  if (!here) return { card, where: { kind: "safe" }, opensOffline: false };
  const isNewer = here.cardOwed && here.changedAt > Date.parse(card.changedAt);
  const shown = isNewer || here.waiting > 0 ? { ...card, ...here.card } : card;
  return {
    card: here.owesTags && here.tags ? { ...shown, tags: [...here.tags] } : shown,
    where: placeOf(here, refusals),
    opensOffline: here.opensOffline,
    left: here.left,
  };
}

function fromDevice(play: DevicePlay, isFull: boolean, refusals: SendRefusals): ListedPlay {
  const { playId, listed, card, createdAt, changedAt, onServer, opensOffline, left, tags = [] } = play;
  const times = { createdAt: instantOf(createdAt), changedAt: instantOf(changedAt) };
  return {
    card: { ...listed, playId, ...card, ...times, tags: [...tags] },
    where: onServer ? placeOf(play, refusals) : { kind: "only-here", isOverLimit: isFull },
    opensOffline,
    left,
  };
}

/** Returns the play that was written last; undefined if nobody has written in any. */
export const lastWritten = (plays: readonly ListedPlay[]): ListedPlay | undefined =>
  plays
    .filter(({ card }) => !card.isSample && card.words !== 0)
    .reduce<ListedPlay | undefined>((last, play) => (last && newestFirst(last, play) <= 0 ? last : play), undefined);

export const titleOf = ({ title }: Pick<ListedCard, "title">): string => shownTitle(title);

export type Order = "changed" | "title" | "length";
export const orders: readonly Order[] = ["changed", "title", "length"];

/** Returns all tags of the plays in alphabetical order. */
export const tagsOf = (plays: readonly ListedPlay[]): readonly string[] =>
  [...new Set(plays.flatMap(({ card }) => card.tags ?? []))].sort(collator.compare);

interface Wanted {
  readonly text: string;
  readonly order: Order;
  /** Only plays that have all of them. */
  readonly tags: readonly string[];
}

/** Returns the plays that have every word of a search, in the chosen order, pinned plays first. */
export function arrange(plays: readonly ListedPlay[], { text, order, tags }: Wanted): readonly ListedPlay[] {
  const words = fold(text).split(/\s+/);
  const hasWords = ({ card }: ListedPlay) => {
    const searched = fold([titleOf(card), card.subtitle, card.authors].join("\n"));
    return words.every((word) => searched.includes(word));
  };
  const matches = (play: ListedPlay) => tags.every((tag) => play.card.tags?.includes(tag)) && hasWords(play);
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

const newestFirst = (a: ListedPlay, b: ListedPlay) => (b.card.changedAt ?? "").localeCompare(a.card.changedAt ?? "");
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const unknownLast = (a: ListedPlay, b: ListedPlay) =>
  Number(a.card.title === undefined) - Number(b.card.title === undefined);

const comparisons: Readonly<Record<Order, (a: ListedPlay, b: ListedPlay) => number>> = {
  changed: newestFirst,
  title: (a, b) => unknownLast(a, b) || collator.compare(titleOf(a.card), titleOf(b.card)) || newestFirst(a, b),
  length: (a, b) => (b.card.words ?? 0) - (a.card.words ?? 0) || newestFirst(a, b),
};
