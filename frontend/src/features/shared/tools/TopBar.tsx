import type { ReactNode } from "react";
import { readingWords as words } from "#frontend/words/reading.ts";
import { contentsId } from "./Contents.tsx";
import { viewMenuId } from "./ViewMenu.tsx";

interface TopBarProps {
  readonly title: string;
  /** The heading under which the reader is. */
  readonly scene: string | undefined;
  readonly percent: number;
  readonly children?: ReactNode;
}

/** The few verbs of a reader, where they are in the play, and how much of it lies behind them. */
export function TopBar({ title, scene, percent, children }: TopBarProps) {
  return (
    <div className="reading-bar" role="toolbar" aria-label={words.bar}>
      <button type="button" className="verb verb-bare to-contents" popoverTarget={contentsId}>
        {words.contents}
      </button>
      <p className="reading-place" dir="auto">
        <strong>{title}</strong>
        {scene && <span> {scene}</span>}
      </p>
      {children}
      <button type="button" className="verb verb-bare" popoverTarget={viewMenuId}>
        {words.view}
      </button>
      <div
        className="reading-progress"
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={percent}
        style={{ "--read": percent / 100 }}
      />
    </div>
  );
}
