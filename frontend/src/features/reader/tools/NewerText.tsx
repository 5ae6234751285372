import { useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { useNewerText } from "./useNewerText.ts";
import "./NewerText.css";

interface NewerTextProps {
  readonly link: ReaderLink;
  readonly play: SharedPlayAnswer;
  /** Opens the link again; the reader's place and what they are writing stay. */
  readonly onShow: () => void;
}

/** Says that the page shows an older text than its link does by now. Nobody's page changes under their eyes. */
export function NewerText({ link, play, onShow }: NewerTextProps) {
  const isNewer = useNewerText(link, play);
  const [isHidden, setHidden] = useState(false);
  return (
    <div role="status" className="reader-newer-place">
      {isNewer && !isHidden && (
        <div className="reader-newer-text">
          <p>{words.newer}</p>
          <button type="button" className="reader-button reader-button-main" onClick={onShow}>
            {words.showNewer}
          </button>
          <button type="button" className="reader-button reader-button-bare" onClick={() => setHidden(true)}>
            {words.keepOlder}
          </button>
        </div>
      )}
    </div>
  );
}
