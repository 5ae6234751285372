import { useEffect, useLayoutEffect, useState } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { takeForNewPlay } from "#frontend/modules/screen/typedAhead.ts";
import { writeFrontField } from "./writeFrontField.ts";

/**
 * Opens a new play on its title page, with what was typed while the editor was loading and the cursor in the title. Returns
 * whether the writer is still there, and hasn't been in the text.
 */
export function useTitleStart(editor: Editor, opensOnTitle: boolean): boolean {
  const [isStarting, setStarting] = useState(opensOnTitle);
  useLayoutEffect(() => {
    const view = editor.view();
    if (!isStarting || !view) return undefined;
    document.querySelector<HTMLElement>('.editor-title-page [data-front="title"]')?.focus();
    const end = (): void => setStarting(false);
    view.dom.addEventListener("focus", end, { once: true });
    return () => view.dom.removeEventListener("focus", end);
  }, [editor, isStarting]);
  // By now, the title field shows what's written elsewhere.
  useEffect(() => {
    const typed = opensOnTitle ? takeForNewPlay() : "";
    if (typed) writeFrontField(editor, "title", typed);
  }, [editor, opensOnTitle]);
  return isStarting;
}
