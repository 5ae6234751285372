import { useEffect, useMemo, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import { blockAt, topElement } from "./scrollAnchor.ts";

export interface ScrollPosition {
  /** How much has been read, in percent. */
  readonly percent: number;
  /** The current heading; undefined before the first. */
  readonly heading?: BlockId | undefined;
}

/** Pixels from the top of the window at which the line being read is looked for. */
const readingLines = [72, 100, 140, 190];
/** The position is stored after the page hasn't scrolled for this long. */
const stillMs = 400;

/** Tracks the position in the play while `isOn`. Calls `onPlace` when scrolling stops and when the page is left. */
export function useScrollPosition(
  book: ReadingCopy,
  isOn: boolean,
  onPlace: (block: BlockId | undefined) => void,
): ScrollPosition {
  const [where, setWhere] = useState<ScrollPosition>({ percent: 0 });
  const headingOf = useMemo(() => headingsOf(book), [book]);
  const latest = useRef(onPlace);
  latest.current = onPlace;
  useEffect(() => {
    if (!isOn) return;
    const look = (): BlockId | undefined => {
      const block = blockAtTop(book);
      const at = block ? (headingOf.get(block)?.at ?? 0) : -1;
      const percent = isAtEnd() ? 100 : Math.round(((at + 1) / Math.max(1, book.blocks.length)) * 100);
      const heading = block && headingOf.get(block)?.heading;
      setWhere((before) => (before.percent === percent && before.heading === heading ? before : { percent, heading }));
      return block;
    };
    return onScroll(look, () => latest.current(look()));
  }, [book, headingOf, isOn]);
  return where;
}

function headingsOf({
  blocks,
}: ReadingCopy): ReadonlyMap<BlockId, { readonly at: number; readonly heading?: BlockId }> {
  let heading: BlockId | undefined;
  return new Map(
    blocks.map(({ id, kind }, at) => {
      if (kind === "act" || kind === "scene") heading = id;
      return [id, heading ? { at, heading } : { at }];
    }),
  );
}

const isAtEnd = (): boolean =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4;

function blockAtTop({ pieces }: ReadingCopy): BlockId | undefined {
  const root = document.querySelector(".reader-text");
  if (!root) return undefined;
  for (const line of readingLines) {
    const block = blockAt(root, line)?.dataset.block;
    if (block) return block as BlockId;
    const piece = topElement(root, line)?.closest<HTMLElement>("[data-piece].reader-undrawn")?.dataset.piece;
    if (piece) return pieces[Number(piece)]?.id;
  }
  return undefined;
}

function onScroll(look: () => void, onRest: () => void): () => void {
  const over = new AbortController();
  // Waits until the stored position has been restored.
  let frame = requestAnimationFrame(look);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMove = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
    clearTimeout(timer);
    timer = setTimeout(onRest, stillMs);
  };
  window.addEventListener("scroll", onMove, { passive: true, signal: over.signal });
  window.addEventListener("pagehide", onRest, { signal: over.signal });
  return () => {
    over.abort();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
