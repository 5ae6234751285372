import { useEffect } from "react";
import { screenKeys } from "#frontend/modules/editor/actions/actions.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";

interface EditorKeys {
  readonly saveNow: () => void;
  readonly toggleOutline: () => void;
  readonly toggleComments: () => void;
}

/**
 * Keys that work wherever the focus is: Ctrl+S saves, Ctrl+\ toggles the outline, with Shift the comments, and the keys of
 * the find bar.
 */
export function useEditorKeys(editor: Editor, keys: EditorKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actionOf(event, keys) ?? findAction(event, editor);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

function actionOf(
  event: KeyboardEvent,
  { saveNow, toggleOutline, toggleComments }: EditorKeys,
): (() => void) | undefined {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!isHeld) return undefined;
  if (event.code === "Backslash" && event.shiftKey) return toggleComments;
  if (event.key === "\\") return toggleOutline;
  return event.key.toLowerCase() === "s" ? saveNow : undefined;
}

/** In the manuscript, the editor has already handled these keys. In a dialog, the browser's own search is more useful. */
function findAction(event: KeyboardEvent, editor: Editor): (() => void) | undefined {
  const view = editor.view();
  const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
  if (!view || event.defaultPrevented || isInDialog || !screenKeys(view, event)) return undefined;
  return () => undefined;
}
