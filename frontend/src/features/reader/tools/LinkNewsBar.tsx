import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { fetchLinkNews, type LinkNews } from "../opening/fetchLinkNews.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { forgetStored } from "../stored/onDemand.ts";
import "./LinkNewsBar.css";

interface LinkNewsBarProps {
  readonly link: ReaderLink;
  readonly play: SharedPlayAnswer;
  /** What to say until the server answers, if this is what the browser stored. */
  readonly offlineText?: string | undefined;
  /** Opens the link again. The reader's position and draft stay. */
  readonly onShow: () => void;
}

/** Offers a newer draft if there is one, and says that the link was turned off, or that there's no connection. The page never changes by itself. */
export function LinkNewsBar({ link, play, offlineText, onShow }: LinkNewsBarProps) {
  const news = useLinkNews(link, play, offlineText !== undefined);
  const [hidden, setHidden] = useState<LinkNews>();
  const hide = () => setHidden(news);
  return (
    <div role="status" className="reader-newer-place">
      {offlineText && news === "none" && news !== hidden && (
        <div className="reader-newer-text">
          <p>{offlineText}</p>
          <button type="button" className="reader-button reader-button-bare" onClick={hide}>
            {readingWords.keepReading}
          </button>
        </div>
      )}
      {news === "gone" && news !== hidden && (
        <div className="reader-newer-text">
          <p>{readingWords.turnedOff}</p>
          <button type="button" className="reader-button reader-button-bare" onClick={hide}>
            {readingWords.keepReading}
          </button>
        </div>
      )}
      {news === "newer" && news !== hidden && (
        <div className="reader-newer-text">
          <p>{readingWords.newer}</p>
          <button type="button" className="reader-button reader-button-main" onClick={onShow}>
            {readingWords.showNewer}
          </button>
          <button type="button" className="reader-button reader-button-bare" onClick={hide}>
            {readingWords.keepOlder}
          </button>
        </div>
      )}
    </div>
  );
}

/** Milliseconds between checks while the page is visible, and the minimum when the reader comes back to it. */
const usual = { everyMs: 120_000, minIntervalMs: 20_000 };
/** Until the server has answered for the first time. */
const offline = { everyMs: 5_000, minIntervalMs: 0 };

/** Returns whether the author has changed what the link shows, or turned the link off, since the page was opened. */
function useLinkNews(link: ReaderLink, play: SharedPlayAnswer, isStored: boolean): LinkNews {
  const [news, setNews] = useState<LinkNews>("none");
  useEffect(() => {
    if (news === "gone") return;
    const over = new AbortController();
    const { signal } = over;
    const { everyMs, minIntervalMs } = isStored && news === "none" ? offline : usual;
    let last = Date.now();
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || Date.now() - last < minIntervalMs) return;
      last = Date.now();
      const found = await fetchLinkNews(link, play);
      // The play can't be opened anymore, not even here.
      if (found === "gone" || found === "locked") void forgetStored(link);
      if (found === "none" || signal.aborted) return;
      setNews((before) => (found === "same" && before === "newer" ? before : found));
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, everyMs);
    document.addEventListener("visibilitychange", onLook, { signal });
    window.addEventListener("focus", onLook, { signal });
    window.addEventListener("online", onLook, { signal });
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [link, play, isStored, news]);
  return news;
}
