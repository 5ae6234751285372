import * as z from "zod";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { repliesKey } from "#frontend/modules/sync/repliesKey.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const drafts = z.record(z.string(), z.string()).catch({});

/** So many unsent replies are kept on this device, the oldest forgotten first. */
const mostDrafts = 50;

/** What was written in reply to feedback and not sent; empty where there is nothing. */
export const findReplyDraft = (id: FeedbackId): string => readDrafts()[id] ?? "";

/** Keeps a reply until it is sent: it outlives the panel, the tab and a lost connection. An empty one is forgotten. */
export function saveReplyDraft(id: FeedbackId, text: string): void {
  const { [id]: _old, ...others } = readDrafts();
  const kept = text.trim() === "" ? others : { ...others, [id]: text };
  try {
    localEntries.setItem(repliesKey, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-mostDrafts))));
  } catch {
    // A closed or full storage: the words stand in their field as long as it is open.
  }
}

function readDrafts(): Readonly<Record<string, string>> {
  try {
    return drafts.parse(JSON.parse(localEntries.getItem(repliesKey) ?? "{}"));
  } catch {
    return {};
  }
}
