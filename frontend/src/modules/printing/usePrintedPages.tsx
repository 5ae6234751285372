import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Play } from "#domain/play/play.ts";

type PrintingCode = typeof import("./PrintedManuscript.tsx");

export interface PrintedPages {
  /** To be rendered. While it's there and the code is loaded, the browser prints the pages. */
  readonly paper: ReactNode;
  /** Loads the code without printing. */
  readonly load: () => Promise<void>;
  /** Prints when the code and the fonts are loaded. If they can't be loaded, what's on the screen is printed. */
  readonly print: () => void;
}

export interface PrintedPagesOptions {
  /** Called each time the browser prints. */
  readonly readPlay: () => Play;
  readonly language?: string | undefined;
  /** If it's false, the browser prints what's on the screen. */
  readonly isOn?: boolean;
}

/** The pages of the PDF for the browser's print command. Their code loads shortly before it's needed. */
export function usePrintedPages({ readPlay, language, isOn = true }: PrintedPagesOptions): PrintedPages {
  const [Pages, setPages] = useState<PrintingCode["PrintedManuscript"]>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import("./PrintedManuscript.tsx").then(async ({ PrintedManuscript, loadPrintFonts }) => {
      setPages(() => PrintedManuscript);
      await loadPrintFonts(readPlay());
    });
    // The next print tries again.
    return loading.current.catch(() => {
      loading.current = undefined;
    });
  }, [readPlay]);
  const print = useCallback(() => void load().then(() => window.print()), [load]);
  useEffect(
    () => (isOn ? watchForPrint({ isReady: Pages !== undefined, load, print }) : undefined),
    [isOn, Pages, load, print],
  );
  return useMemo(() => {
    const paper = isOn && Pages && <Pages readPlay={readPlay} language={language} />;
    return { paper, load, print };
  }, [isOn, Pages, readPlay, language, load, print]);
}

interface Printing {
  /** Whether the pages are ready to be printed. */
  readonly isReady: boolean;
  readonly load: () => Promise<void>;
  readonly print: () => void;
}

const keyCodeOfP = 80;

/**
 * Returns whether a key pressed with Ctrl or Cmd is that of P, on keyboards of other scripts, too: `keyCode` is the same
 * there. Readers load this code first, so it does without all that `pressedKeys` knows.
 */
const isPrintKey = ({ key, keyCode, altKey, shiftKey }: KeyboardEvent): boolean =>
  (key.toLowerCase() === "p" || keyCode === keyCodeOfP) && !altKey && !shiftKey;

/**
 * Loads the code at the first key of a shortcut, and when the pointer moves toward the browser's menu. Returns a function
 * that stops it.
 */
function watchForPrint({ isReady, load, print }: Printing): () => void {
  const stop = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    void load();
    if (isReady || !isPrintKey(event)) return;
    event.preventDefault();
    print();
  };
  window.addEventListener("keydown", onKey, stop);
  document.documentElement.addEventListener("pointerleave", () => void load(), stop);
  window.addEventListener("beforeprint", () => void load(), stop);
  return () => stop.abort();
}
