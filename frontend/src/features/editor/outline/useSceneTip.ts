import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";

/** How long the pointer rests on a row before its figures are shown, in milliseconds. */
const restMs = 400;
/** How long the pointer takes from the row to its figures, in milliseconds. */
const wayMs = 150;
/** The least room beside the outline, in CSS pixels. A phone has less. */
const minRoom = 280;

interface TipPlace {
  readonly id: BlockId;
  /** In CSS pixels of the window. */
  readonly left: number;
  readonly top: number;
}

export interface SceneTipControl {
  readonly place: TipPlace | undefined;
  /** Keeps it open while the pointer is on it. */
  readonly keep: () => void;
  readonly leave: () => void;
  /** For the list of rows. */
  readonly listeners: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Shows the figures of a row while it has the focus of the keyboard, and after the pointer has rested on it. A key hides
 * them, so that nothing moves while somebody types.
 */
export function useSceneTip(): SceneTipControl {
  const [place, setPlace] = useState<TipPlace>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const showNow = (next: TipPlace | undefined): void => {
    stopTimer();
    setPlace(next);
  };
  const after = (ms: number, next: TipPlace | undefined): void => {
    stopTimer();
    timer.current = setTimeout(() => showNow(next), ms);
  };
  // Most keys have nothing to hide, and setting the same state again isn't free.
  const hide = useEffectEvent(() => {
    if (place || timer.current !== undefined) showNow(undefined);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ["keydown", "pointerdown", "wheel", "resize"])
      window.addEventListener(event, () => hide(), { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const leave = (): void => after(wayMs, undefined);
  return {
    place,
    keep: stopTimer,
    leave,
    listeners: {
      onPointerOver: ({ target, pointerType }) => {
        const next = pointerType === "mouse" ? placeOf(target) : undefined;
        if (next?.id === place?.id) stopTimer();
        else after(next && !place ? restMs : wayMs, next);
      },
      onPointerLeave: leave,
      onFocus: ({ target }) => showNow(target.matches(":focus-visible") ? placeOf(target) : undefined),
      onBlur: leave,
    },
  };
}

/** Returns where the figures of a row go. Undefined outside of a row, and where there's no room. */
function placeOf(target: EventTarget | null): TipPlace | undefined {
  const row = target instanceof Element ? target.closest(".outline-row[data-heading]") : null;
  const line = row?.closest<HTMLElement>("[data-drag]");
  const outline = row?.closest(".editor-outline");
  if (!line || !outline) return undefined;
  const left = outline.getBoundingClientRect().right;
  if (window.innerWidth - left < minRoom) return undefined;
  return { id: line.dataset.drag as BlockId, left, top: line.getBoundingClientRect().top };
}
