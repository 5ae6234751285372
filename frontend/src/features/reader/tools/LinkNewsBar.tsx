import { useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import type { LinkNews } from "../opening/fetchLinkNews.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { useLinkNews } from "./useLinkNews.ts";
import "./LinkNewsBar.css";

interface LinkNewsBarProps {
  readonly link: ReaderLink;
  readonly play: SharedPlayAnswer;
  /** Opens the link again. The reader's position and draft stay. */
  readonly onShow: () => void;
}

/** Offers a newer draft if there is one, and says that the link was turned off. The page never changes by itself. */
export function LinkNewsBar({ link, play, onShow }: LinkNewsBarProps) {
  const news = useLinkNews(link, play);
  const [hidden, setHidden] = useState<LinkNews>("none");
  const hide = () => setHidden(news);
  return (
    <div role="status" className="reader-newer-place">
      {news === "gone" && news !== hidden && (
        <div className="reader-newer-text">
          <p>{words.turnedOff}</p>
          <button type="button" className="reader-button reader-button-bare" onClick={hide}>
            {words.keepReading}
          </button>
        </div>
      )}
      {news === "newer" && news !== hidden && (
        <div className="reader-newer-text">
          <p>{words.newer}</p>
          <button type="button" className="reader-button reader-button-main" onClick={onShow}>
            {words.showNewer}
          </button>
          <button type="button" className="reader-button reader-button-bare" onClick={hide}>
            {words.keepOlder}
          </button>
        </div>
      )}
    </div>
  );
}
