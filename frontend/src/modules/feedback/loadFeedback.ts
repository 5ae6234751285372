import { type BlockedReader, type FeedbackEntry, listFeedback } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { lastSaidAt } from "#domain/feedback/filter.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { LinkLabel } from "./sources.ts";

export interface LoadedFeedback {
  /** Oldest first. */
  readonly entries: readonly FeedbackEntry[];
  readonly seenAt: string | null;
  readonly readAt: string | null;
  /** The play's active links. */
  readonly links: readonly LinkLabel[];
  readonly blocked: readonly BlockedReader[];
  /** The plan doesn't include feedback. */
  readonly isClosed?: boolean;
}

const nothing: LoadedFeedback = { entries: [], seenAt: null, readAt: null, links: [], blocked: [] };

/** More pages than any play has. Guards against a server that never returns a last page. */
const maxPages = 200;

/** Loads all feedback on a play. */
export async function loadFeedback(playId: PlayId, call: Call, signal: AbortSignal): Promise<LoadedFeedback> {
  try {
    return await loadAll(playId, call, signal);
  } catch (error) {
    if (error instanceof Refused && error.reason === "needs-subscription") return { ...nothing, isClosed: true };
    // The play hasn't reached the server yet, so there can't be any feedback.
    if (error instanceof Refused && error.reason === "not-found") return nothing;
    throw error;
  }
}

async function loadAll(playId: PlayId, call: Call, signal: AbortSignal): Promise<LoadedFeedback> {
  const entries = new Map<FeedbackId, FeedbackEntry>();
  let about: Omit<LoadedFeedback, "entries"> = { seenAt: null, readAt: null, links: [], blocked: [] };
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listFeedback, { params: { playId }, query: { cursor }, signal });
    for (const entry of answer.feedback) entries.set(entry.feedbackId, entry);
    const { seenAt, readAt, links = about.links, blocked = about.blocked } = answer;
    about = { seenAt, readAt, links, blocked };
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return { ...about, entries: [...entries.values()].sort((a, b) => a.at.localeCompare(b.at)) };
}

/** Returns when a reader last said something; empty if there is nothing. */
export const newestOf = (loaded: LoadedFeedback | undefined): string =>
  loaded?.entries.map(lastSaidAt).reduce((newest, at) => (at > newest ? at : newest), "") ?? "";
