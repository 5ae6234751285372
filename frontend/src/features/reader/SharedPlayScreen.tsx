import { useEffect, useRef, useState } from "react";
import { readingWords } from "#frontend/messages/reading.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { LinkNotice } from "./opening/LinkNotice.tsx";
import { Locked } from "./opening/Locked.tsx";
import { type ReaderLink, readerLinkIn } from "./opening/readerLink.ts";
import { UnsentFeedback } from "./opening/UnsentFeedback.tsx";
import { useSharedPlay } from "./opening/useSharedPlay.ts";
import { ReadingView } from "./ReadingView.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import "./reader.css";
import "./opening/opening.css";
import "./copy/copy.css";
import "./tools/tools.css";
import "./print.css";

/** A play behind a share link. Search engines don't list it, and it sends no referrer to other sites. */
export function SharedPlayScreen() {
  const [link] = useState(() => readerLinkIn(window.location.pathname));
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen);
  return (
    <div ref={screen} className="reader-screen" data-sentry-block data-sentry-mask>
      <meta name="robots" content="noindex, nofollow, noai, noimageai" />
      <meta name="referrer" content="no-referrer" />
      <SharedPlay link={link} />
    </div>
  );
}

function SharedPlay({ link }: { readonly link: ReaderLink | undefined }) {
  const { opening, again } = useSharedPlay(link);
  useEffect(() => {
    if (opening.kind !== "open") document.title = documentTitle(titleWords.shared);
  }, [opening.kind]);
  if (opening.kind === "open" && link) {
    const { play, book, offlineText } = opening;
    return <ReadingView {...{ play, book, offlineText, link }} onReopen={again} />;
  }
  return (
    <main className="reader-message" tabIndex={-1}>
      {opening.kind === "loading" && <p role="status">{readingWords.opening}</p>}
      {opening.kind === "locked" && link && <Locked link={link} onOpen={again} />}
      {opening.kind === "gone" && (
        <LinkNotice title={readingWords.gone.title} text={readingWords.gone.text}>
          {link && <UnsentFeedback link={link} />}
        </LinkNotice>
      )}
      {opening.kind === "failed" && (
        <LinkNotice title={readingWords.failed.title} text={opening.errorText}>
          <button type="button" className="reader-button reader-button-main" onClick={again}>
            {readingWords.failed.retry}
          </button>
        </LinkNotice>
      )}
    </main>
  );
}
