import { useLayoutEffect, useState } from "react";
import type * as Y from "yjs";
import { type Editor, openEditor } from "./openEditor.ts";

/**
 * Opens the manuscript of a document while a component is mounted; before the browser paints, so that no frame lacks
 * it.
 */
export function useEditor(doc: Y.Doc): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  useLayoutEffect(() => {
    const opened = openEditor(doc);
    setEditor(opened);
    return () => {
      setEditor(undefined);
      opened.close();
    };
  }, [doc]);
  return editor;
}
