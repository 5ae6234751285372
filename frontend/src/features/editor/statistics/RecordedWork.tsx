import { useEffect } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { keepPlaceOnLeaving } from "#frontend/modules/editor/keepPlaceOnLeaving.ts";
import { recordCounts } from "./recordCounts.ts";

interface RecordedWorkProps {
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** Records how long the play is on each day, for the statistics, and where the writer stops. Shows nothing. */
export function RecordedWork({ editor, playId }: RecordedWorkProps) {
  useEffect(() => {
    const stops = [recordCounts(editor, playId), keepPlaceOnLeaving(editor, playId)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, playId]);
  return null;
}
