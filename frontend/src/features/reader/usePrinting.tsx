import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";

type PrintingCode = typeof import("#frontend/modules/printing/PrintedManuscript.tsx");

export interface Printing {
  /** What the browser puts on paper. */
  readonly paper: ReactNode;
  readonly print: () => void;
}

/** Prints the manuscript pages where the reader may download them, else a sentence. */
export function usePrinting({ front, blocks, mayDownload }: SharedPlayAnswer): Printing {
  const [Pages, setPages] = useState<PrintingCode["PrintedManuscript"]>();
  const readPlay = useCallback(() => ({ front, blocks }), [front, blocks]);
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import("#frontend/modules/printing/PrintedManuscript.tsx").then(
      async ({ PrintedManuscript, loadPrintFonts }) => {
        setPages(() => PrintedManuscript);
        await loadPrintFonts(readPlay());
      },
    );
    // Without the code the reading copy is printed; it is asked for again the next time.
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

interface WatchOptions {
  /** The pages are there as soon as the browser prints. */
  readonly isReady: boolean;
  readonly load: () => Promise<void>;
  readonly print: () => void;
}

/**
 * Has the code for printing loaded when it is about to be used, for most readers never print: with the first key of a
 * shortcut, and when the pointer goes to the browser's own menu. Answers how to stop.
 */
function watchForPrint({ isReady, load, print }: WatchOptions): () => void {
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
