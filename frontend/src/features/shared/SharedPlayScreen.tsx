import { useState } from "react";
import { readingWords as words } from "#frontend/words/reading.ts";
import { Locked } from "./opening/Locked.tsx";
import { Notice } from "./opening/Notice.tsx";
import { type ReaderLink, readerLinkIn } from "./opening/readerLink.ts";
import { Unsent } from "./opening/Unsent.tsx";
import { useOpening } from "./opening/useOpening.ts";
import { Reading } from "./Reading.tsx";
import "./shared.css";
import "./opening/opening.css";
import "./book/book.css";
import "./tools/tools.css";
import "./print.css";

/** A play behind a link: found by no search engine, and telling no other site where its reader came from. */
export function SharedPlayScreen() {
  const [link] = useState(() => readerLinkIn(window.location.pathname));
  return (
    <div className="shared" data-sentry-block data-sentry-mask>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <SharedPlay link={link} />
    </div>
  );
}

function SharedPlay({ link }: { readonly link: ReaderLink | undefined }) {
  const { opening, again } = useOpening(link);
  if (opening.kind === "open" && link) return <Reading play={opening.play} link={link} onReopen={again} />;
  return (
    <main className="shared-alone">
      {opening.kind === "loading" && <p role="status">{words.opening}</p>}
      {opening.kind === "locked" && link && <Locked link={link} onOpen={again} />}
      {opening.kind === "gone" && (
        <Notice title={words.gone.title} text={words.gone.text}>
          {link && <Unsent link={link} />}
        </Notice>
      )}
      {opening.kind === "failed" && (
        <Notice title={words.failed.title} text={opening.why}>
          <button type="button" className="verb verb-main" onClick={again}>
            {words.failed.retry}
          </button>
        </Notice>
      )}
    </main>
  );
}
