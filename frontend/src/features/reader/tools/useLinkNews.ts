import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { fetchLinkNews, type LinkNews } from "../opening/fetchLinkNews.ts";
import type { ReaderLink } from "../opening/readerLink.ts";

/** Milliseconds between checks while the page is visible, and the minimum when the reader comes back to it. */
const [everyMs, apartMs] = [120_000, 20_000];

/** Returns whether the author has changed what the link shows, or turned the link off, since the page was opened. */
export function useLinkNews(link: ReaderLink, play: SharedPlayAnswer): LinkNews {
  const [news, setNews] = useState<LinkNews>("none");
  useEffect(() => {
    if (news === "gone") return;
    const over = new AbortController();
    const { signal } = over;
    let last = Date.now();
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || Date.now() - last < apartMs) return;
      last = Date.now();
      const found = await fetchLinkNews(link, play);
      if (found !== "none" && !signal.aborted) setNews(found);
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, everyMs);
    document.addEventListener("visibilitychange", onLook, { signal });
    window.addEventListener("focus", onLook, { signal });
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [link, play, news]);
  return news;
}
