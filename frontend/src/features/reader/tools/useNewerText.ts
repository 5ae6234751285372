import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { fetchNewerText } from "../opening/fetchNewerText.ts";
import type { ReaderLink } from "../opening/readerLink.ts";

/** Milliseconds between checks while the page is visible, and the minimum when the reader comes back to it. */
const [everyMs, apartMs] = [120_000, 20_000];

/** Returns whether the author has changed what the link shows since the page was opened. */
export function useNewerText(link: ReaderLink, play: SharedPlayAnswer): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    if (isNewer) return;
    const over = new AbortController();
    const { signal } = over;
    let last = Date.now();
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || Date.now() - last < apartMs) return;
      last = Date.now();
      if ((await fetchNewerText(link, play)) && !signal.aborted) setNewer(true);
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, everyMs);
    document.addEventListener("visibilitychange", onLook, { signal });
    window.addEventListener("focus", onLook, { signal });
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [link, play, isNewer]);
  return isNewer;
}
