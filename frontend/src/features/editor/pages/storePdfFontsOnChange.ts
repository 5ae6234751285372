import type * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type ScriptFont, scriptFontsOf } from "#domain/play/layout/measures/scriptFonts.ts";
import type { Play } from "#domain/play/play.ts";
import { storePdfFonts } from "#frontend/modules/exporting/storePdfFonts.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { watchScripts } from "./watchScripts.ts";

/** Stores the fonts of the play's PDF now, and those that later changes need. Returns a function that stops it. */
export function storePdfFontsOnChange(doc: Y.Doc, readPlay: () => Play): () => void {
  let cancel: (() => void) | undefined;
  const { pageLayout } = playDocumentOf(doc);
  const stored = new Set<ScriptFont>();
  const store = () => {
    cancel?.();
    cancel = whenIdle(() => {
      const play = readPlay();
      for (const font of scriptFontsOf(play)) stored.add(font);
      // Without a connection, the fonts are loaded the next time.
      storePdfFonts(play).catch(() => undefined);
    });
  };
  store();
  pageLayout.observe(store);
  const stopWatching = watchScripts(doc, stored, store);
  return () => {
    cancel?.();
    pageLayout.unobserve(store);
    stopWatching();
  };
}
