import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { keepPlaceStill } from "#frontend/modules/editor/pages/keepPlaceStill.ts";
import { takeForNewPlay } from "#frontend/modules/screen/typedAhead.ts";
import { writeFrontField } from "./writeFrontField.ts";

/**
 * Opens a new play on its title page, with what was typed while the editor was loading and the cursor in the title. Returns whether the writer is still there: until the
 * cursor is in the text, the page is fitted to the window.
 */
export function useTitleStart(editor: Editor, opensOnTitle: boolean): boolean {
  const [isStarting, setStarting] = useState(opensOnTitle);
  useLayoutEffect(() => {
    const view = editor.view();
    if (!isStarting || !view) return undefined;
    document.querySelector<HTMLElement>('.editor-title-page [data-front="title"]')?.focus();
    const end = (): void => keepPlaceStill(view, () => flushSync(() => setStarting(false)));
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
