import type { PlayId, UserId } from "#domain/play/play.ts";
import type { SyncStatus } from "../journal/journal.ts";

/** What one tab sends to the others with the same person's same play. */
export type TabMessage =
  /** Updates that are in the journal now, and how far all changes have come. */
  | {
      readonly kind: "updates";
      readonly updates: readonly Uint8Array[];
      readonly status: SyncStatus;
      /** The number of the write that put them there. Absent if the server sent them, and in messages of earlier releases. */
      readonly write?: number | undefined;
    }
  /** The play was removed from this device. Nothing may be written to it any more. */
  | { readonly kind: "removed" }
  /** The play is about to be removed from this device, unless a tab has it open. */
  | { readonly kind: "removalRequested" }
  /** The answer of a tab that has it open. */
  | { readonly kind: "inUse" };

export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  readonly close: () => void;
}

/** The name of the channel and the lock that all tabs with one person's one play share. */
export const channelOf = (userId: UserId, playId: PlayId): string => `ghostlight/${userId}/${playId}`;

/** The other tabs with this play. Without `BroadcastChannel`, a tab reads what the others wrote when it's shown again. */
export function browserTabs(name: string): Tabs {
  if (typeof BroadcastChannel === "undefined") return { post() {}, listen() {}, close() {} };
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    post(message) {
      if (isOpen) channel.postMessage(message);
    },
    listen(listener) {
      channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
