import { type ReactNode, useEffect } from "react";
import { type PrintedPagesOptions, usePrintedPages } from "#frontend/modules/printing/usePrintedPages.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** Returns what the browser prints: the pages. Each new `request` prints them. */
export function usePaper(options: PrintedPagesOptions, request: object | undefined): ReactNode {
  const { paper, load, print } = usePrintedPages(options);
  useEffect(() => whenIdle(() => void load()), [load]);
  useEffect(() => {
    if (request) print();
  }, [request, print]);
  return paper;
}
