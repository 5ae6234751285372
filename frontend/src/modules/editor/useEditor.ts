import { useLayoutEffect, useState } from "react";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { Editor } from "./editor.ts";
import { openEditor } from "./openEditor.ts";
import { isLayoutReady, loadLayout } from "./pages/documentLayout.ts";

/**
 * Opens the manuscript of a play while a component is mounted; before the browser paints, so that no frame lacks
 * it. A play with a layout of its own waits for the code that makes it.
 */
export function useEditor(session: PlaySession): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  useLayoutEffect(() => {
    let isOver = false;
    let opened: Editor | undefined;
    const open = (): void => {
      if (isOver) return;
      const saveNow = () => void session.saveNow().catch(() => undefined);
      opened = openEditor(session.doc, { saveNow, stepStore: session.steps });
      setEditor(opened);
    };
    if (isLayoutReady(session.doc)) open();
    else void loadLayout().then(open);
    return () => {
      isOver = true;
      setEditor(undefined);
      opened?.close();
    };
  }, [session]);
  return editor;
}
