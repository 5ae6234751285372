import {
  memo,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { BlockId } from "#domain/play/play.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { ScrollAnchor } from "../tools/scrollAnchor.ts";
import type { Margin } from "./margin.ts";
import { PieceText } from "./PieceText.tsx";
import type { CopyPiece, ReadingCopy } from "./readingCopy.ts";
import { usePieceHeights } from "./usePieceHeights.ts";

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
  /** What has changed since the reader last read the play. */
  readonly changes: Margin | undefined;
  readonly anchor: RefObject<ScrollAnchor | null>;
  readonly ref: Ref<CopyHandle>;
}

/** The whole play, piece by piece. */
export const CopyText = memo(function CopyText({ book, startAt, margin, changes, anchor, ref }: CopyTextProps) {
  const pieceOf = useMemo(() => placesOf(book.pieces), [book]);
  const { drawn, boxes, need } = usePieces(book.pieces.length, startAt && pieceOf.get(startAt));
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
  useNeedWhenNear(root, boxes, need);
  useLayoutEffect(() => {
    if (startAt) elementOf(root.current, startAt)?.scrollIntoView();
  }, [startAt]);
  return (
    <div ref={root} className="reader-text">
      {book.pieces.slice(0, boxes).map((piece, index) => (
        <PieceBox key={piece.id} {...{ piece, index, margin, changes }} isDrawn={drawn.has(index)} />
      ))}
      {boxes < book.pieces.length && <RestBox pieces={book.pieces} from={boxes} />}
    </div>
  );
});

interface PieceBoxProps extends Pick<CopyTextProps, "margin" | "changes"> {
  readonly piece: CopyPiece;
  readonly index: number;
  readonly isDrawn: boolean;
}

/** One piece, which has about its height before it's drawn. */
const PieceBox = memo(function PieceBox({ piece, index, isDrawn, margin, changes }: PieceBoxProps) {
  return (
    <div
      className={isDrawn ? "reader-piece" : "reader-piece reader-undrawn"}
      data-piece={index}
      style={{ "--lines": piece.lines }}
    >
      {isDrawn && <PieceText piece={piece} margin={margin} changes={changes} />}
    </div>
  );
});

/** Takes the place of the pieces that have no box yet. It names the first of them. */
const RestBox = ({ pieces, from }: { readonly pieces: readonly CopyPiece[]; readonly from: number }) => (
  <div
    className="reader-piece reader-undrawn"
    data-piece={from}
    style={{ "--lines": pieces.slice(from).reduce((sum, { lines }) => sum + lines, 0) }}
  />
);

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
function useNeedWhenNear(root: RefObject<HTMLElement | null>, boxes: number, need: (piece: number) => void): void {
  useEffect(() => {
    if (boxes === 0 || !root.current || !("IntersectionObserver" in window)) return;
    const onNear = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) need(Number(target.dataset.piece));
    };
    const observer = new IntersectionObserver(onNear, { rootMargin: "600px 0px" });
    for (const piece of root.current.children) observer.observe(piece);
    return () => observer.disconnect();
  }, [root, boxes, need]);
}

const timing = { latestMs: 1000, fallbackMs: 16 };

/** How many pieces have a box with the first draw. Hamlet has 167, and a slow phone would lay them out for 80 ms. */
const firstBoxes = 12;
/** How many boxes are added at a time, while the browser is idle. */
const boxStep = 48;

interface Drawing {
  readonly drawn: ReadonlySet<number>;
  /** How many pieces have a box. Whatever is drawn has one. */
  readonly boxes: number;
}

/**
 * Decides which pieces are drawn: first those where the reader stopped last time, then one after the other while the
 * browser is idle, so that a long play never blocks scrolling. New readers start with the title page. `need` draws one
 * immediately.
 */
function usePieces(count: number, leftOffAt: number | undefined) {
  const startAt = leftOffAt ?? 0;
  const [{ drawn, boxes }, setDrawing] = useState<Drawing>(() => ({
    drawn: new Set(near(leftOffAt, count)),
    boxes: leftOffAt === undefined ? Math.min(firstBoxes, count) : count,
  }));
  const need = useCallback(
    (piece: number) => setDrawing((before) => (before.drawn.has(piece) ? before : withPiece(before, piece, count))),
    [count],
  );
  useEffect(() => {
    const next = nearestMissing(drawn, startAt, count);
    if (next === undefined) return;
    const addsBoxes = boxes < count && drawn.size > 1;
    return whenIdle(() => (addsBoxes ? setDrawing((before) => withBoxes(before, count)) : need(next)), timing);
  }, [drawn, boxes, startAt, count, need]);
  return { drawn, boxes, need };
}

/** A piece without a box is far away, so all others get theirs with it. */
const withPiece = ({ drawn, boxes }: Drawing, piece: number, count: number): Drawing => ({
  drawn: new Set(drawn).add(piece),
  boxes: piece < boxes ? boxes : count,
});

const withBoxes = ({ drawn, boxes }: Drawing, count: number): Drawing => ({
  drawn,
  boxes: Math.min(boxes + boxStep, count),
});

const near = (at: number | undefined, count: number): number[] =>
  at === undefined ? [] : [at, at + 1].filter((piece) => piece < count);

/** Forward from the start, then backward. */
function nearestMissing(drawn: ReadonlySet<number>, startAt: number, count: number): number | undefined {
  for (let at = startAt; at < count; at++) if (!drawn.has(at)) return at;
  for (let at = startAt - 1; at >= 0; at--) if (!drawn.has(at)) return at;
  return undefined;
}
