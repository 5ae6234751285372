import { useLayoutEffect, useState } from "react";
import type * as Y from "yjs";
import { type Editor, openEditor } from "./openEditor.ts";

/** The manuscript of a document, opened while a component lives; before the browser paints, so that no frame shows without it. */
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
