import type * as z from "zod";
import { logActivity } from "#domain/api/activity.ts";
import { type FeedbackEntry, listFeedback, markFeedbackSeen } from "#domain/api/authorFeedback.ts";
import type { LoggedMoments } from "#domain/api/moments.ts";
import { binPlay, createPlay, getPlay, listPlays, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { appendUpdate, checkPlay, type LoggedUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayVersion } from "#domain/api/versions.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { decodeUpdate, encodeUpdate } from "#domain/play/updateEncoding.ts";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import { becomesVersion } from "#domain/play/versions/versionTimes.ts";
import { Refused } from "#domain/refused.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** An update with its moments, as the log has it. */
export type MemoryEntry = LoggedUpdate & LoggedMoments & { readonly lastVersion?: number };

/** One play on the server: its card, its log, its versions, and what readers have said about it. */
export interface MemoryPlay {
  card: PlayCard;
  readonly log: MemoryEntry[];
  versions: readonly PlayVersion[];
  readonly feedback?: readonly FeedbackEntry[] | undefined;
  /** When the author last looked at all comments. */
  feedbackSeenAt?: string;
}

interface MemoryPlaysOptions {
  /** The most plays of the person's plan; null means no limit. */
  readonly limit?: number | null;
  readonly now?: () => Date;
}

/**
 * Returns the routes of one person's plays, which are kept in the given map. There are no snapshots, other limits or other
 * devices: what depends on these is tested with the real functions.
 */
export function memoryPlays(
  plays: Map<PlayId, MemoryPlay>,
  { limit = null, now = () => new Date() }: MemoryPlaysOptions = {},
): readonly MemoryRoute[] {
  const find = (playId: PlayId): MemoryPlay => {
    const play = plays.get(playId);
    if (!play) throw new Refused("not-found", "This play doesn't exist.");
    return play;
  };
  const newsFor = ({ log }: MemoryPlay, after: number, except?: MemoryEntry) => ({
    updates: log.filter((entry) => entry.sequence > after && entry !== except).map(asOneUpdate),
    more: false,
    others: false,
  });
  return [
    answering(createPlay, ({ body: { owner: _, ...texts } }) => {
      const at = now().toISOString();
      const count = [...plays.values()].filter(({ card }) => !card.binnedAt).length;
      if (limit !== null && count >= limit && !plays.has(texts.playId))
        throw new Refused("needs-subscription", "Your plan is full.", { code: "play-limit" });
      const play = plays.get(texts.playId) ?? {
        card: { ...texts, createdAt: at, changedAt: at },
        log: [],
        versions: [],
      };
      plays.set(texts.playId, play);
      return play.card;
    }),
    answering(listPlays, ({ query: { list } }) => {
      const cards = Array.from(plays.values(), ({ card }) => card);
      const [binned, listed] = [cards.filter(({ binnedAt }) => binnedAt), cards.filter(({ binnedAt }) => !binnedAt)];
      return { plays: list === "bin" ? binned : listed, count: listed.length, limit };
    }),
    answering(getPlay, ({ params }) => find(params.playId).card),
    answering(patchPlay, ({ params, body }) => {
      if ("rename" in body) throw new Error("The plays in memory can't be renamed: that's a change of the text.");
      const play = find(params.playId);
      if ("announcement" in body) {
        const text = body.announcement;
        play.card = { ...play.card, announcement: text === null ? null : { text, at: now().toISOString() } };
        return play.card;
      }
      const { pin, changedMsAgo: _, ...others } = { ...nothingElse, ...body };
      play.card = { ...play.card, ...others, ...(pin !== undefined && { isPinned: pin }) };
      return play.card;
    }),
    answering(binPlay, ({ params }) => {
      const play = find(params.playId);
      play.card = { binnedAt: now().toISOString(), ...play.card };
      return play.card;
    }),
    answering(restorePlay, ({ params }) => {
      const play = find(params.playId);
      const { binnedAt: _, ...card } = play.card;
      play.card = card;
      return card;
    }),
    answering(appendUpdate, ({ params, body }) => {
      const play = find(params.playId);
      const entry =
        play.log.find(({ updateId }) => updateId === body.updateId) ?? appendTo(play, body, now().getTime());
      return { sequence: entry.sequence, ...newsFor(play, body.after, entry) };
    }),
    answering(readUpdates, ({ params, query }) => newsFor(find(params.playId), query.after)),
    answering(checkPlay, () => ({ agrees: null })),
    answering(listFeedback, ({ params }) => {
      const { feedback = [], feedbackSeenAt: seenAt = null } = find(params.playId);
      return { feedback: [...feedback], seenAt, readAt: null };
    }),
    answering(markFeedbackSeen, ({ params }) => {
      const seenAt = now().toISOString();
      find(params.playId).feedbackSeenAt = seenAt;
      return { seenAt };
    }),
    answering(logActivity, ({ body }) => ({ logged: Array.isArray(body) ? body.length : 1 })),
  ];
}

type SentUpdate = z.output<typeof appendUpdate.body>;

/** Adds an update to the log. What's before it becomes a version if it's time for one. */
function appendTo(play: MemoryPlay, sent: SentUpdate, now: number): MemoryEntry {
  const { updateId, device, body, deflated, moments } = sent;
  const entry: MemoryEntry = {
    ...{ sequence: play.log.length + 1, at: new Date(now).toISOString(), lastVersion: versionBefore(play, sent, now) },
    ...{ updateId, device, body, deflated },
    ...(moments && { moments: moments.map(({ agoMs, ...moment }) => ({ ...moment, at: now - agoMs })) }),
  };
  play.log.push(entry);
  return entry;
}

/** Returns when the last automatic version was. */
function versionBefore(play: MemoryPlay, { largeDeletion }: SentUpdate, now: number): number {
  const last = play.log.at(-1);
  if (!last) return now;
  const at = Date.parse(last.at);
  const lastVersion = last.lastVersion ?? at;
  if (!largeDeletion && !becomesVersion({ at, lastVersion }, now)) return lastVersion;
  const { sequence: versionId, device } = last;
  const version = { versionId, at: last.at, device, ...(largeDeletion && { isBeforeDeletion: true }) };
  if (!play.versions.some((one) => one.versionId === versionId)) play.versions = [...play.versions, version];
  return at;
}

/** Devices need the changes, not the moments between them. */
function asOneUpdate({ sequence, updateId, body, deflated, moments }: MemoryEntry): LoggedUpdate {
  if (!moments || moments.length === 1) return { sequence, updateId, body, deflated };
  const updates = splitMoments(decodeUpdate({ body, ...(deflated && { deflated }) }), moments);
  return { sequence, updateId, ...encodeUpdate(mergeUpdates(updates)) };
}

const nothingElse: { readonly pin?: boolean; readonly changedMsAgo?: number } = {};
