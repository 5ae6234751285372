import { Plugin } from "prosemirror-state";
import { loadedRecognizer } from "./pasting.ts";
import type { PasteBar } from "./shownPasteBar.ts";

/** Shows the bar while something can be pasted in another way, which is never before the recognizer has loaded. */
export const pasteBar = (): Plugin =>
  new Plugin({
    view() {
      let bar: PasteBar | undefined;
      return {
        update(view) {
          const code = loadedRecognizer();
          if (code) bar ??= new code.PasteBar(view);
          bar?.update(view);
        },
        destroy: () => bar?.destroy(),
      };
    },
  });
