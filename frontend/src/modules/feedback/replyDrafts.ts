import * as z from "zod";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { repliesKey } from "#frontend/modules/sync/storageKeys.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const drafts = z.record(z.string(), z.string()).catch({});

/** Number of unsent replies that this device stores; the oldest is dropped first. */
const maxDrafts = 50;

/** Returns the unsent reply to a comment; empty if there's none. */
export const findReplyDraft = (id: FeedbackId): string => readDrafts()[id] ?? "";

/**
 * Saves a reply until it's sent, so it survives closing the panel or the tab, or losing the connection. An empty reply
 * deletes the draft.
 */
export function saveReplyDraft(id: FeedbackId, text: string): void {
  const { [id]: _old, ...others } = readDrafts();
  const remaining = text.trim() === "" ? others : { ...others, [id]: text };
  try {
    localEntries.setItem(repliesKey, JSON.stringify(Object.fromEntries(Object.entries(remaining).slice(-maxDrafts))));
  } catch {
    // Storage is blocked or full: the text stays in its field as long as that's open.
  }
}

function readDrafts(): Readonly<Record<string, string>> {
  try {
    return drafts.parse(JSON.parse(localEntries.getItem(repliesKey) ?? "{}"));
  } catch {
    return {};
  }
}
