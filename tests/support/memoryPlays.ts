import { logActivity } from "#domain/api/activity.ts";
import { type FeedbackEntry, listFeedback, markFeedbackSeen } from "#domain/api/feedback.ts";
import { binPlay, createPlay, getPlay, listPlays, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { appendUpdate, checkPlay, type LoggedUpdate, readUpdates } from "#domain/api/updates.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** One play on the server: its card, its log, and what readers have said about it. */
export interface MemoryPlay {
  card: PlayCard;
  readonly log: LoggedUpdate[];
  readonly feedback?: readonly FeedbackEntry[] | undefined;
  /** When the author last looked at all comments. */
  feedbackSeenAt?: string;
}

interface MemoryPlaysOptions {
  /** The most plays of the person's plan; null means no limit. It's shown, and not enforced. */
  readonly limit?: number | null;
  readonly now?: () => Date;
}

/**
 * Returns the routes of one person's plays, which are kept in the given map. There are no snapshots, limits or other
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
  const newsFor = ({ log }: MemoryPlay, after: number, except?: LoggedUpdate) => ({
    updates: log.filter((entry) => entry.sequence > after && entry !== except),
    more: false,
    others: false,
  });
  return [
    answering(createPlay, ({ body: { owner: _, ...texts } }) => {
      const at = now().toISOString();
      const play = plays.get(texts.playId) ?? { card: { ...texts, createdAt: at, changedAt: at }, log: [] };
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
    answering(appendUpdate, ({ params, body: { after, updateId, body, deflated } }) => {
      const play = find(params.playId);
      const sent = play.log.find((entry) => entry.updateId === updateId);
      const entry = sent ?? { sequence: play.log.length + 1, updateId, body, deflated };
      if (!sent) play.log.push(entry);
      return { sequence: entry.sequence, ...newsFor(play, after, entry) };
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

const nothingElse: { readonly pin?: boolean; readonly changedMsAgo?: number } = {};
