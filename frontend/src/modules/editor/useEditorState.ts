import type { EditorState } from "prosemirror-state";
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { afterFrame } from "#frontend/platform/afterFrame.ts";
import type { Editor } from "./editor.ts";

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

/**
 * Like `useEditorState`, but for what no key should wait for. The state is read after the frame that shows its latest
 * change, and the component is rerendered in pieces, so the value may be that of an earlier state for some frames.
 */
export function useEditorStateInBackground<T>(editor: Editor, select: (state: EditorState) => T): T {
  const [value, setValue] = useState(() => select(editor.state()));
  useEffect(() => {
    let latest: T | undefined;
    const read = (): void => {
      const next = select(editor.state());
      if (next === latest) return;
      latest = next;
      startTransition(() => setValue(() => next));
    };
    read();
    const reading = afterFrame(read);
    const stopListening = editor.subscribe(reading.start);
    return () => {
      stopListening();
      reading.stop();
    };
  }, [editor, select]);
  return value;
}
