import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import type { ScrollAnchor } from "../tools/scrollAnchor.ts";

/**
 * Gives pieces outside the window, which the browser doesn't lay out, their real height. With an estimate, the text
 * would move each time one comes near the window, and WebKit corrects the scroll position too late. A piece is measured
 * when it's drawn. All of them are measured again, while the browser is idle, when their width, the text size, or the
 * fonts change; the anchor keeps the reader's line in place meanwhile.
 */
export function usePieceHeights(
  root: RefObject<HTMLElement | null>,
  drawn: ReadonlySet<number>,
  anchor: RefObject<ScrollAnchor | null>,
): void {
  const measured = useRef<Set<Element>>(new Set());
  useLayoutEffect(() => {
    const pieces = root.current?.children ?? [];
    for (const index of drawn) measureOnce(pieces[index], measured.current);
  }, [root, drawn]);
  useEffect(() => {
    const element = root.current;
    if (!element || !("ResizeObserver" in window)) return;
    let stop = () => undefined as unknown;
    const measureAgain = () => {
      stop();
      measured.current.clear();
      stop = workWhenIdle(measuringSteps(element, measured.current, anchor), () => undefined);
    };
    let before = textShape(element);
    const observer = new ResizeObserver(() => {
      const now = textShape(element);
      if (now !== before) measureAgain();
      before = now;
    });
    observer.observe(element);
    document.fonts.addEventListener("loadingdone", measureAgain);
    return () => {
      stop();
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", measureAgain);
    };
  }, [root, anchor]);
}

function* measuringSteps(
  root: HTMLElement,
  measured: Set<Element>,
  anchor: RefObject<ScrollAnchor | null>,
): Generator<undefined, void> {
  for (const piece of root.querySelectorAll(".reader-piece:not(.reader-undrawn)")) {
    measureOnce(piece, measured);
    anchor.current?.hold();
    yield;
  }
}

function measureOnce(piece: Element | undefined, measured: Set<Element>): void {
  if (!(piece instanceof HTMLElement) || measured.has(piece)) return;
  measured.add(piece);
  // `contain` keeps margins inside, as `content-visibility: auto` does.
  Object.assign(piece.style, { contentVisibility: "visible", contain: "layout" });
  const { height } = piece.getBoundingClientRect();
  Object.assign(piece.style, { contentVisibility: "", contain: "", containIntrinsicBlockSize: `${height}px` });
}

/** What the height of a piece depends on, besides its fonts. */
const textShape = (root: HTMLElement): string => `${root.clientWidth} ${getComputedStyle(root).fontSize}`;
