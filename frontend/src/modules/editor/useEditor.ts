import { useLayoutEffect, useState } from "react";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { type Editor, openEditor } from "./openEditor.ts";

/**
 * Opens the manuscript of a play while a component is mounted; before the browser paints, so that no frame lacks
 * it.
 */
export function useEditor(session: PlaySession): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  useLayoutEffect(() => {
    const opened = openEditor(session.doc, { saveNow: () => void session.saveNow().catch(() => undefined) });
    setEditor(opened);
    return () => {
      setEditor(undefined);
      opened.close();
    };
  }, [session]);
  return editor;
}
