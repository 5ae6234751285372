import { useEffect } from "react";
import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { Play } from "#domain/play/play.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** Has the service worker store the fonts of the play's PDF, when the play is opened and when its layout changes. */
export function useStoredPdfFonts(doc: Y.Doc, readPlay: () => Play): void {
  useEffect(() => {
    let isOver = false;
    let cancel: (() => void) | undefined;
    let stopObserving: (() => void) | undefined;
    const { pageLayout } = playDocumentOf(doc);
    const store = () => {
      cancel?.();
      cancel = whenIdle(() => void load(readPlay));
    };
    // It's never ready where working offline isn't set up.
    void navigator.serviceWorker?.ready.then(() => {
      if (isOver) return;
      store();
      pageLayout.observe(store);
      stopObserving = () => pageLayout.unobserve(store);
    });
    return () => {
      isOver = true;
      cancel?.();
      stopObserving?.();
    };
  }, [doc, readPlay]);
}

/** Without a connection, the fonts are loaded the next time. */
async function load(readPlay: () => Play): Promise<void> {
  const code = await import("#frontend/modules/exporting/storePdfFonts.ts").catch(() => undefined);
  await code?.storePdfFonts(readPlay()).catch(() => undefined);
}
