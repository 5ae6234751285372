import { useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { useNewerText } from "./useNewerText.ts";
import "./NewerText.css";

interface NewerTextProps {
  readonly link: ReaderLink;
  readonly play: SharedPlayAnswer;
  /** Opens the link again. The reader's position and draft stay. */
  readonly onShow: () => void;
}

/** Offers a newer draft if there is one. The page never changes by itself. */
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
