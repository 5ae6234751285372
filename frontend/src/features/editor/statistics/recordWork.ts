import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { keepPlaceOnLeaving } from "#frontend/modules/editor/keepPlaceOnLeaving.ts";
import { recordCounts } from "./recordCounts.ts";

/** Stores how long the play is and where the writer stops. Returns a function that stops it. */
export function recordWork(editor: Pick<Editor, "state" | "subscribe">, playId: PlayId): () => void {
  const stops = [recordCounts(editor, playId), keepPlaceOnLeaving(editor, playId)];
  return () => {
    for (const stop of stops) stop();
  };
}
