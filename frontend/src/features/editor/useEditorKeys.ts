import { useEffect } from "react";

interface EditorKeys {
  readonly saveNow: () => void;
  readonly toggleOutline: () => void;
  readonly toggleComments: () => void;
}

/** Keys that work wherever the focus is: Ctrl+S saves, Ctrl+\ toggles the outline, with Shift the comments. */
export function useEditorKeys(keys: EditorKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actionOf(event, keys);
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
