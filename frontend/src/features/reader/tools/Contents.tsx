import { memo, useDeferredValue } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { contentsNames } from "#frontend/features/reader/copy/placeName.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import type { ReadingCopy } from "../copy/readingCopy.ts";

export const contentsId = "contents";

interface ContentsProps {
  readonly book: ReadingCopy;
  readonly heading: BlockId | undefined;
  readonly speaker: number | undefined;
  readonly onHeading: (block: BlockId) => void;
  readonly onTitlePage: () => void;
  readonly onSpeaker: (speaker: number | undefined) => void;
}

/**
 * Acts, scenes and speakers. Beside the text on a wide window, otherwise a popover. They're drawn after the text, which
 * shouldn't wait for them.
 */
export const Contents = memo(function Contents(props: ContentsProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <nav id={contentsId} popover="auto" className="reader-contents" aria-label={readingWords.contents}>
      {isDrawn && <Headings {...props} />}
      {isDrawn && props.book.speakers.length > 0 && <Characters {...props} />}
    </nav>
  );
});

function Headings({ book, heading, onHeading, onTitlePage }: ContentsProps) {
  const names = contentsNames(book.headings);
  return (
    <>
      <h2>{readingWords.contents}</h2>
      <ol>
        <li>
          <button type="button" onClick={() => leaveFor(onTitlePage)}>
            {readingWords.titlePage}
          </button>
        </li>
        {book.headings.map(({ id, kind }, index) => (
          <li key={id} className={`reader-to-${kind}`}>
            <button
              type="button"
              aria-current={id === heading ? "location" : undefined}
              onClick={() => leaveFor(() => onHeading(id))}
            >
              <span className="play-label" dir="auto">
                {names[index]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Characters({ book, speaker, onSpeaker }: ContentsProps) {
  return (
    <>
      <h2>{readingWords.characters}</h2>
      <p className="reader-hint">{readingWords.charactersHint}</p>
      <ul>
        {book.speakers.map(({ name, isGroup, speeches }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={index === speaker}
              onClick={() => leaveFor(() => onSpeaker(index === speaker ? undefined : index))}
            >
              <span dir="auto">{isGroup ? readingWords.groupName({ name }) : name}</span>
              <span className="reader-count" aria-hidden="true">
                {formatNumber(speeches.length)}
              </span>
              <span className="only-spoken">{readingWords.speeches({ count: speeches.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Closes the popover first, because closing returns the focus to the button that opened it. */
function leaveFor(go: () => void): void {
  const side = document.getElementById(contentsId);
  if (side?.matches(":popover-open")) side.hidePopover();
  go();
}
