import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";

type PrintingCode = typeof import("#frontend/modules/printing/PrintedManuscript.tsx");

export interface Printing {
  /** What the browser prints. */
  readonly paper: ReactNode;
  readonly print: () => void;
}

/** Prints the manuscript pages if the reader may download them, and otherwise one sentence. */
export function usePrinting({ front, blocks, pageLayout, mayDownload }: SharedPlayAnswer): Printing {
  const [Pages, setPages] = useState<PrintingCode["PrintedManuscript"]>();
  const readPlay = useCallback(() => ({ front, blocks, pageLayout }), [front, blocks, pageLayout]);
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import("#frontend/modules/printing/PrintedManuscript.tsx").then(
      async ({ PrintedManuscript, loadPrintFonts }) => {
        setPages(() => PrintedManuscript);
        await loadPrintFonts(readPlay());
      },
    );
    // If the code doesn't load, the reading copy is printed. The next print tries again.
    return loading.current.catch(() => {
      loading.current = undefined;
    });
  }, [readPlay]);
  const print = useCallback(() => void load().then(() => window.print()), [load]);
  useEffect(
    () => (mayDownload ? watchForPrint({ isReady: Pages !== undefined, load, print }) : undefined),
    [mayDownload, Pages, load, print],
  );
  return useMemo(() => {
    const pages = Pages && <Pages readPlay={readPlay} />;
    return { paper: mayDownload ? pages : <p className="reader-not-printed">{words.notPrinted}</p>, print };
  }, [Pages, readPlay, mayDownload, print]);
}

interface PrintOptions {
  /** Whether the pages are ready to be printed. */
  readonly isReady: boolean;
  readonly load: () => Promise<void>;
  readonly print: () => void;
}

/**
 * Loads the code for printing shortly before it's needed, because most readers never print: at the first key of a
 * shortcut, and when the pointer moves toward the browser's menu. Returns a function that stops it.
 */
function watchForPrint({ isReady, load, print }: PrintOptions): () => void {
  const stop = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    void load();
    if (isReady || event.key.toLowerCase() !== "p" || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  };
  window.addEventListener("keydown", onKey, stop);
  document.documentElement.addEventListener("pointerleave", () => void load(), stop);
  window.addEventListener("beforeprint", () => void load(), stop);
  return () => stop.abort();
}
