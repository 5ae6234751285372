import { useState } from "react";
import type { Play } from "#domain/play/play.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { runCommand } from "#frontend/modules/editor/goTo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";

/**
 * Restoring is an ordinary change of the text behind the board, so undo takes it back. Undo ends with a reload, so the text
 * that's replaced is kept as a version first.
 */
export function useRestoring(editor: Editor, version: Play | undefined, keepNow: () => Promise<void>) {
  const [isRestored, setRestored] = useState(false);
  return {
    isRestored,
    restore: async (scope: RestoreScope): Promise<void> => {
      if (!version) return;
      await keepNow();
      setRestored(runCommand(editor, restoreVersion(editor.doc, version, scope)));
    },
    takeBack: (): void => {
      runCommand(editor, undo.run);
      setRestored(false);
    },
  };
}
