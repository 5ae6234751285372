import type { SyncStatus } from "./journal.ts";

/** What one tab tells the others of the same person and play. */
export type TabMessage =
  /** Words that are in the journal now, and how far all words have come. */
  | { readonly kind: "words"; readonly updates: readonly Uint8Array[]; readonly standing: SyncStatus }
  /** The device's copy was cleared at sign-out: nothing may be written to it again. */
  | { readonly kind: "forgotten" };

export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  readonly close: () => void;
}

/** The other tabs with this play; without `BroadcastChannel` they learn of it when they are next looked at. */
export function browserTabs(name: string): Tabs {
  if (typeof BroadcastChannel === "undefined") return { tell() {}, listen() {}, close() {} };
  const channel = new BroadcastChannel(name);
  let open = true;
  return {
    tell(message) {
      if (open) channel.postMessage(message);
    },
    listen(listener) {
      channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
    },
    close() {
      open = false;
      channel.close();
    },
  };
}
