import {
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import type { BlockId } from "#domain/play/play.ts";
import type { ScrollAnchor } from "../tools/scrollAnchor.ts";
import { linesHigh } from "./linesHigh.ts";
import type { Margin } from "./margin.ts";
import { PieceText } from "./PieceText.tsx";
import type { CopyPiece, ReadingCopy } from "./readingCopy.ts";
import { usePieceHeights } from "./usePieceHeights.ts";
import { usePieces } from "./usePieces.ts";

/** Shows a given block. Implemented by the reading copy and by the manuscript. */
export interface CopyHandle {
  /** Scrolls a block to the top or the middle of the window, and focuses it if asked. */
  readonly show: (block: BlockId, how?: { readonly isCentered?: boolean; readonly takesFocus?: boolean }) => void;
}

interface CopyTextProps {
  readonly book: ReadingCopy;
  /** Where the reader stopped last time. */
  readonly startAt: BlockId | undefined;
  readonly margin: Margin | undefined;
  readonly anchor: RefObject<ScrollAnchor | null>;
  readonly ref: Ref<CopyHandle>;
}

/** The whole play, piece by piece. */
export const CopyText = memo(function CopyText({ book, startAt, margin, anchor, ref }: CopyTextProps) {
  const pieceOf = useMemo(() => placesOf(book.pieces), [book]);
  const { drawn, need } = usePieces(book.pieces.length, startAt && pieceOf.get(startAt));
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(block, { isCentered = false, takesFocus = false } = {}) {
        flushSync(() => need(pieceOf.get(block) ?? 0));
        const element = elementOf(root.current, block);
        element?.scrollIntoView({ block: isCentered ? "center" : "start" });
        if (takesFocus) focusOn(element);
      },
    }),
    [pieceOf, need],
  );
  usePieceHeights(root, drawn, anchor);
  useNeedWhenNear(root, need);
  useLayoutEffect(() => {
    if (startAt) elementOf(root.current, startAt)?.scrollIntoView();
  }, [startAt]);
  return (
    <div ref={root} className="reader-text">
      {book.pieces.map((piece, index) => (
        <div
          key={piece.id}
          className={drawn.has(index) ? "reader-piece" : "reader-piece reader-undrawn"}
          data-piece={index}
          style={{ "--lines": linesHigh(piece) }}
        >
          {drawn.has(index) && <PieceText piece={piece} margin={margin} />}
        </div>
      ))}
    </div>
  );
});

const placesOf = (pieces: readonly CopyPiece[]): ReadonlyMap<BlockId, number> =>
  new Map(pieces.flatMap(({ blocks }, index) => blocks.map(({ id }) => [id, index] as const)));

const elementOf = (root: HTMLElement | null, block: BlockId) =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block)}"]`);

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Draws the next pieces early when the reader scrolls faster than idle time allows. */
function useNeedWhenNear(root: { readonly current: HTMLElement | null }, need: (piece: number) => void): void {
  useEffect(() => {
    if (!root.current || !("IntersectionObserver" in window)) return;
    const onNear = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) need(Number(target.dataset.piece));
    };
    const observer = new IntersectionObserver(onNear, { rootMargin: "600px 0px" });
    for (const piece of root.current.children) observer.observe(piece);
    return () => observer.disconnect();
  }, [root, need]);
}
