import type { EditorState } from "prosemirror-state";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Editor } from "./openEditor.ts";

/** A part of the editor's state. It is drawn again only when the part changes: `select` answers the same for the same. */
export function useEditorState<T>(editor: Editor, select: (state: EditorState, before: T | undefined) => T): T {
  const last = useRef<T>(undefined);
  const read = useCallback(() => {
    last.current = select(editor.state(), last.current);
    return last.current;
  }, [editor, select]);
  return useSyncExternalStore(editor.subscribe, read);
}
