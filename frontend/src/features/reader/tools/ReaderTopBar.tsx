import type { ReactNode } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { placeName } from "../copy/placeName.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import { contentsId } from "./Contents.tsx";
import type { ScrollPosition } from "./useScrollPosition.ts";
import { viewMenuId } from "./ViewMenu.tsx";
import "./ReaderTopBar.css";

interface TopBarProps {
  readonly play: Pick<SharedPlayAnswer, "front">;
  readonly book: ReadingCopy;
  readonly where: ScrollPosition;
  readonly children?: ReactNode;
}

/** The reader's menus, position and progress. */
export function ReaderTopBar({ play, book, where: { heading, percent }, children }: TopBarProps) {
  const place = placeName(book.headings, heading);
  return (
    <div className="reader-top-bar" role="toolbar" aria-label={readingWords.bar}>
      <button type="button" className="reader-button reader-button-bare reader-to-contents" popoverTarget={contentsId}>
        {readingWords.contents}
      </button>
      <p className="reader-place" dir="auto">
        <strong>{play.front.title.trim() || readingWords.untitled}</strong>
        {place && <span>{` ${place}`}</span>}
      </p>
      {children}
      <button type="button" className="reader-button reader-button-bare" popoverTarget={viewMenuId}>
        {readingWords.view}
      </button>
      <div
        className="reader-progress"
        role="progressbar"
        aria-label={readingWords.progress}
        aria-valuenow={percent}
        style={{ "--read": percent / 100 }}
      />
    </div>
  );
}
