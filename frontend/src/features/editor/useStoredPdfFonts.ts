import { useEffect } from "react";
import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type ScriptFont, scriptFontsOf } from "#domain/play/layout/scriptFonts.ts";
import type { Play } from "#domain/play/play.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { watchScripts } from "./watchScripts.ts";

/**
 * Has the service worker store the fonts of the play's PDF: when the play is opened, when its layout changes, and when
 * text in another script is written for the first time.
 */
export function useStoredPdfFonts(doc: Y.Doc, readPlay: () => Play): void {
  useEffect(() => {
    let isOver = false;
    let cancel: (() => void) | undefined;
    let stopObserving: (() => void) | undefined;
    const { pageLayout } = playDocumentOf(doc);
    const stored = new Set<ScriptFont>();
    const store = () => {
      cancel?.();
      cancel = whenIdle(() => {
        const play = readPlay();
        for (const font of scriptFontsOf(play)) stored.add(font);
        void load(play);
      });
    };
    // It's never ready where working offline isn't set up.
    void navigator.serviceWorker?.ready.then(() => {
      if (isOver) return;
      store();
      pageLayout.observe(store);
      const stopWatching = watchScripts(doc, stored, store);
      stopObserving = () => {
        pageLayout.unobserve(store);
        stopWatching();
      };
    });
    return () => {
      isOver = true;
      cancel?.();
      stopObserving?.();
    };
  }, [doc, readPlay]);
}

/** Without a connection, the fonts are loaded the next time. */
async function load(play: Play): Promise<void> {
  const code = await import("#frontend/modules/exporting/storePdfFonts.ts").catch(() => undefined);
  await code?.storePdfFonts(play).catch(() => undefined);
}
