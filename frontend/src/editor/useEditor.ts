import { useEffect, useState } from "react";
import type * as Y from "yjs";
import { type Editor, openEditor } from "./openEditor.ts";

/** The manuscript of a document, opened while a component lives. */
export function useEditor(doc: Y.Doc): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  useEffect(() => {
    const opened = openEditor(doc);
    setEditor(opened);
    return () => {
      setEditor(undefined);
      opened.close();
    };
  }, [doc]);
  return editor;
}
