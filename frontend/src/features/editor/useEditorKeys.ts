import { useEffect } from "react";
import { dialogKeys, screenKeys } from "#frontend/modules/editor/actions/actions.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";

/** Runs the actions whose keys work wherever the focus is. */
export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const view = editor.view();
      const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
      const runKeys = isInDialog ? dialogKeys : screenKeys;
      // In the manuscript, the editor has already handled these keys.
      if (view && !event.defaultPrevented && runKeys(view, event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [editor]);
}
