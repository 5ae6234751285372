import { type ReactNode, useCallback } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import { usePrintedPages } from "#frontend/modules/printing/usePrintedPages.tsx";

export interface Printing {
  /** What the browser prints. */
  readonly paper: ReactNode;
  readonly print: () => void;
}

/** Prints the manuscript pages if the reader may download them, and otherwise one sentence. */
export function usePrinting({ front, blocks, pageLayout, language, mayDownload }: SharedPlayAnswer): Printing {
  const readPlay = useCallback(() => ({ front, blocks, pageLayout }), [front, blocks, pageLayout]);
  const { paper, print } = usePrintedPages({ readPlay, language, isOn: mayDownload });
  return { paper: mayDownload ? paper : <p className="reader-not-printed">{words.notPrinted}</p>, print };
}
