import { useCallback, useEffect, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { formatRecentDay } from "#frontend/messages/format.ts";
import { readerChangesWords } from "#frontend/messages/readerChanges.yaml";
import type { NewerText } from "./newerText.ts";
import type { ReadChange } from "./readChanges.ts";
import "./ChangesBar.css";

interface ChangesBarProps {
  readonly newer: NewerText;
  /** Shows a place in the text; undefined shows the title page. */
  readonly onShow: (block: BlockId | undefined) => void;
}

/** Says how much has changed since the reader last read the play, and goes from change to change. */
export function ChangesBar({ newer, onShow }: ChangesBarProps) {
  const { changes, scenes, since } = newer;
  const [at, setAt] = useState<number>();
  const [isOver, setOver] = useState(false);
  const go = useCallback(
    (step: 1 | -1) => {
      const count = changes.length;
      const next = at === undefined ? (step === 1 ? 0 : count - 1) : (at + step + count) % count;
      setAt(next);
      onShow(changes[next]?.block);
    },
    [changes, at, onShow],
  );
  useKeys(go, isOver);
  const current = at === undefined ? undefined : changes[at];
  if (isOver) return null;
  const end = () => {
    setOver(true);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  const markRead = () => {
    end();
    // If it can't be stored, the next visit counts from the earlier text again.
    void newer.markRead().catch(() => undefined);
  };
  return (
    <section className="reader-changes" aria-label={readerChangesWords.title}>
      <p role="status">
        {current && at !== undefined ? (
          <>
            <strong>{readerChangesWords.position({ number: at + 1, count: changes.length })}</strong>{" "}
            <span dir="auto">{describe(current)}</span>
          </>
        ) : (
          <span>
            {readerChangesWords.summary({
              changes: changes.length,
              scenes,
              day: formatRecentDay(new Date(since).toISOString(), new Date()),
            })}
          </span>
        )}
      </p>
      <button
        type="button"
        className="reader-button"
        aria-keyshortcuts="Alt+ArrowUp"
        title="Alt + ↑"
        onClick={() => go(-1)}
      >
        {readerChangesWords.previous}
      </button>
      <button
        type="button"
        className="reader-button"
        aria-keyshortcuts="Alt+ArrowDown"
        title="Alt + ↓"
        onClick={() => go(1)}
      >
        {readerChangesWords.next}
      </button>
      <button type="button" className="reader-button reader-button-main" onClick={markRead}>
        {readerChangesWords.markRead}
      </button>
      <button
        type="button"
        className="reader-button reader-button-bare"
        onClick={end}
        aria-label={readerChangesWords.hide}
      >
        ×
      </button>
    </section>
  );
}

/** Says what's new and what was cut, so that nobody has to see the marks. */
function describe({ added, removed }: ReadChange): string {
  if (added && removed) return readerChangesWords.replaced({ added, removed });
  if (added) return readerChangesWords.added({ added });
  return removed ? readerChangesWords.removed({ removed }) : readerChangesWords.moved;
}

/** Alt with the arrows: plain letters are typed into comments. */
function useKeys(go: (step: 1 | -1) => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent): void => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(step);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [go, isOff]);
}
