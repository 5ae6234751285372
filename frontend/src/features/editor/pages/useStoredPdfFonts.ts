import { useEffect } from "react";
import type * as Y from "yjs";
import type { Play } from "#domain/play/play.ts";

/**
 * Has the service worker store the fonts of the play's PDF: when the play is opened, when its layout changes, and when
 * text in another script is written for the first time.
 */
export function useStoredPdfFonts(doc: Y.Doc, readPlay: () => Play): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    // It's never ready where working offline isn't set up.
    void navigator.serviceWorker?.ready.then(async () => {
      const code = await import("./storePdfFontsOnChange.ts").catch(() => undefined);
      if (!isOver) stop = code?.storePdfFontsOnChange(doc, readPlay);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [doc, readPlay]);
}
