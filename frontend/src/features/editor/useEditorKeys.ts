import { useEffect } from "react";
import { dialogKeys, historyKeys, noHistoryKeys, screenKeys } from "#frontend/modules/editor/actions/actions.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { openDialogs } from "#frontend/ui/openDialogs.ts";

/** Runs the actions whose keys work wherever the focus is. */
export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const view = editor.view();
      // In the manuscript, the editor has already handled these keys.
      if (!view || event.defaultPrevented) return;
      const hasBoard = editor.screen.shown.get().board !== undefined;
      const handlers = handlersAt(event.target instanceof Element ? event.target : undefined, hasBoard);
      if (handlers.some((runKeys) => runKeys(view, event))) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [editor]);
}

function handlersAt(focused: Element | undefined, hasBoard: boolean) {
  // Nothing has the focus after a button in a dialog has removed itself.
  if (focused?.closest("dialog") || openDialogs.get().length > 0) return [dialogKeys];
  if (focused?.closest(fields)) return [screenKeys];
  return [screenKeys, hasBoard ? noHistoryKeys : historyKeys];
}

/** What text is typed into. */
const fields = "textarea, [contenteditable], input:not([type=radio], [type=checkbox])";
