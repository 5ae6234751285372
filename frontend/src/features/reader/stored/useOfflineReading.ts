import { useEffect } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { onSignOfLife } from "../opening/onSignOfLife.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { loadOfflineReading } from "./onDemand.ts";

/**
 * Makes the play open without a connection once somebody reads it, not merely because the page was opened. `play` is what the
 * server answered; undefined if there's no connection. The code loads then, when the page is idle.
 */
export function useOfflineReading(link: ReaderLink, play: SharedPlayAnswer | undefined): void {
  useEffect(() => {
    if (!play) return;
    const over = new AbortController();
    let cancel: (() => void) | undefined;
    const store = () =>
      // The play can be read without this. The next visit tries again.
      void loadOfflineReading()
        .then(({ storeForOffline }) => storeForOffline(link, play))
        .catch(() => undefined);
    onSignOfLife(() => {
      cancel ??= whenIdle(store);
    }, over.signal);
    return () => {
      over.abort();
      cancel?.();
    };
  }, [link, play]);
}
