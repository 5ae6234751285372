import { useEffect } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** Records how long the play is on each day, for the statistics, and where the writer stops. Its code loads when the browser is idle. */
export function useRecordedCounts(editor: Editor, playId: PlayId): void {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const loaded = await import("./recordWork.ts").catch(() => undefined);
      if (!isGone) stop = loaded?.recordWork(editor, playId);
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [editor, playId]);
}
