import { dayOf } from "#domain/play/goals/day.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { recordCount } from "./countHistory.ts";

/** Milliseconds without a change of the pages before their count is stored. */
const pauseMs = 3_000;

/** Stores how long the play is, once a day and after each longer pause. Returns a function that stops it. */
export function recordCounts(editor: Pick<Editor, "state" | "subscribe">, playId: PlayId): () => void {
  let seen: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = (): void => {
    const { breaks, words } = pagesShown(editor.state());
    if (words > 0) recordCount(playId, { day: dayOf(new Date()), words, pages: breaks.length });
  };
  const look = (): void => {
    const pages = pagesShown(editor.state());
    if (pages === seen) return;
    seen = pages;
    clearTimeout(timer);
    timer = setTimeout(record, pauseMs);
  };
  look();
  const stopListening = editor.subscribe(look);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
