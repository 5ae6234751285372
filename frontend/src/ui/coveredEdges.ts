import { useSyncExternalStore } from "react";

/** Pixels at the top and bottom of the window that an on-screen keyboard covers or has pushed out of view. */
export interface CoveredEdges {
  readonly top: number;
  readonly bottom: number;
}

const uncovered: CoveredEdges = { top: 0, bottom: 0 };

/** Rounding errors of a zoomed page aren't a keyboard. */
const minPixels = 2;

/**
 * Computes what is covered. Browsers that keep the page's size when their keyboard opens move the visible part over the
 * page. With two fingers, a person makes the visible part smaller, too, and nothing is covered.
 */
export function coveredEdgesOf(innerHeight: number, { height, offsetTop, scale }: VisiblePart): CoveredEdges {
  const isZoomed = scale > 1.01;
  const top = isZoomed ? 0 : Math.max(0, Math.round(offsetTop));
  const bottom = Math.max(0, Math.round(innerHeight - height * scale) - top);
  return top + bottom < minPixels ? uncovered : { top, bottom };
}

type VisiblePart = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

let last = uncovered;

function measure(): void {
  const { visualViewport } = window;
  const now = visualViewport ? coveredEdgesOf(window.innerHeight, visualViewport) : uncovered;
  if (now.top !== last.top || now.bottom !== last.bottom) last = now;
}

const events = ["resize", "scroll"] as const;

/** Measures here and not while rendering, because measuring would be another layout of the page. */
function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  const update = (): void => {
    measure();
    onChange();
  };
  measure();
  for (const event of events) visualViewport?.addEventListener(event, update);
  return () => {
    for (const event of events) visualViewport?.removeEventListener(event, update);
  };
}

/** Returns what an on-screen keyboard covers, and renders again when it changes. */
export const useCoveredEdges = (): CoveredEdges =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => uncovered,
  );
