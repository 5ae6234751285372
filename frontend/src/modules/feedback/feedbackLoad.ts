import type { BlockedReader, FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { isUnreadSince } from "#domain/feedback/filter.ts";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";
import type { Intent } from "./feedbackSession.ts";
import type { LoadedFeedback } from "./loadFeedback.ts";
import type { LinkLabel } from "./sources.ts";

export type FeedbackLoad =
  | { readonly kind: "loading" }
  /** The plan doesn't include feedback. */
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly errorText: string }
  | {
      readonly kind: "ready";
      /** Oldest first. */
      readonly entries: readonly FeedbackEntry[];
      /** Open, unanswered and not marked as read. Viewing doesn't change this. */
      readonly unread: ReadonlySet<FeedbackId>;
      /** The play's active links. */
      readonly links: readonly LinkLabel[];
      readonly blocked: readonly BlockedReader[];
    };

/** Returns what is shown. What was loaded stays, even if a later attempt fails. */
export function feedbackLoad(
  state: Loaded<LoadedFeedback>,
  data: LoadedFeedback | undefined,
  intents: ReadonlyMap<FeedbackId, Intent>,
): FeedbackLoad {
  if (data?.isClosed) return { kind: "closed" };
  if (data) return readyOf(data, intents);
  return state.kind === "failed" ? state : { kind: "loading" };
}

function readyOf(
  { readAt, links, blocked, ...loaded }: LoadedFeedback,
  intents: ReadonlyMap<FeedbackId, Intent>,
): FeedbackLoad {
  const entries = loaded.entries.flatMap(asIntended(intents));
  const unread = new Set(entries.filter((entry) => isUnreadSince(readAt, entry)).map(({ feedbackId }) => feedbackId));
  return { kind: "ready", entries, unread, links, blocked };
}

const asIntended =
  (intents: ReadonlyMap<FeedbackId, Intent>) =>
  (entry: FeedbackEntry): readonly FeedbackEntry[] => {
    const intent = intents.get(entry.feedbackId);
    if (intent === "deleted") return [];
    return [intent && intent !== entry.state ? { ...entry, state: intent } : entry];
  };
