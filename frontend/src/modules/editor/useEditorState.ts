import type { EditorState } from "prosemirror-state";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Editor } from "./openEditor.ts";

/**
 * Returns a part of the editor's state and rerenders only when that part changes, so `select` must return the same
 * value for the same state.
 */
export function useEditorState<T>(editor: Editor, select: (state: EditorState, before: T | undefined) => T): T {
  const last = useRef<T>(undefined);
  const read = useCallback(() => {
    last.current = select(editor.state(), last.current);
    return last.current;
  }, [editor, select]);
  return useSyncExternalStore(editor.subscribe, read);
}
