import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import { pointedAtTouch, pointedBy } from "./pointedAt.ts";
import { type Pointed, rangesOver } from "./ranges.ts";
import { type Unreachable, whyUnreachable } from "./whyNot.ts";

/** A selected passage, and its position on the screen. */
export interface Pointing extends Pointed {
  readonly box: DOMRect;
  readonly isByTouch: boolean;
  /** A touched line, not a selection. */
  readonly isLine?: true;
  /** The selected text isn't part of the script, so there are no ranges. */
  readonly unreachable?: Unreachable;
}

interface PointingHandlers {
  /** Called when the button of a speech is used. */
  readonly onCommentButton: (pointed: Pointed) => void;
  readonly onMark: (feedbackId: FeedbackId) => void;
}

/** Handles selections, touched lines, and the buttons and marks in the text. */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  book: ReadingCopy,
  isOpen: boolean,
  handlers: PointingHandlers,
) {
  const [pointing, setPointing] = useState<Pointing>();
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const text = root.current;
    if (!text) return;
    const over = new AbortController();
    const { signal } = over;
    let isByTouch = false;
    const onSelection = () => {
      const now = isOpen ? selected(text, book.blocks, isByTouch) : undefined;
      // A touch that selects a line also clears the browser's selection.
      setPointing((before) => now ?? (before?.isLine ? before : undefined));
    };
    const onPointer = ({ pointerType }: PointerEvent) => {
      isByTouch = pointerType === "touch";
    };
    const onTouch = (element: Element) =>
      isOpen && isByTouch && setPointing((before) => touched(element, book.blocks, before));
    const onClick = (element: Element) => {
      const remark = element.closest<HTMLElement>("[data-remark]")?.dataset.remark;
      if (remark) return latest.current.onCommentButton(rangesOver(passageAt(book, remark as BlockId)));
      if (window.getSelection()?.isCollapsed === false) return;
      const mark = markAt(element);
      if (mark) latest.current.onMark(mark);
      else onTouch(element);
    };
    document.addEventListener("selectionchange", onSelection, { signal });
    // Text moves when fonts, comments or the window's width change, and the bar belongs beside it.
    const resized = new ResizeObserver(onSelection);
    resized.observe(text);
    signal.addEventListener("abort", () => resized.disconnect());
    text.addEventListener("pointerdown", onPointer, { signal });
    text.addEventListener("click", ({ target }) => target instanceof Element && onClick(target), { signal });
    return () => over.abort();
  }, [root, book, isOpen]);
  return { pointing, stopPointing: useCallback(() => setPointing(undefined), []) };
}

/** The name of the current passage's marks. No comment's ID looks like this. */
export const pointerName = "pointer";

const markAt = (element: Element): FeedbackId | undefined =>
  element
    .closest<HTMLElement>("mark[data-feedback]")
    ?.dataset.feedback?.split(" ")
    .find((name) => name !== pointerName) as FeedbackId | undefined;

function selected(text: HTMLElement, blocks: readonly Block[], isByTouch: boolean): Pointing | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(text)) return undefined;
  const pointed = pointedBy(range, text, blocks);
  const pointing = { ...pointed, box: range.getBoundingClientRect(), isByTouch };
  if (pointed.ranges.length > 0) return pointing;
  const missed = whyUnreachable(elementAt(range.commonAncestorContainer), selection.toString());
  return missed && { ...pointing, unreachable: missed };
}

/** Touching the same line again deselects it. */
function touched(target: Element, blocks: readonly Block[], before: Pointing | undefined): Pointing | undefined {
  const pointed = pointedAtTouch(target, blocks);
  const [first] = pointed.ranges;
  if (!first) return touchedFrontMatter(target, before);
  const isSame = before?.ranges[0]?.blockId === first.blockId && before.ranges[0]?.start === first.start;
  return isSame ? undefined : { ...pointed, box: target.getBoundingClientRect(), isByTouch: true, isLine: true };
}

const elementAt = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/** A line of the title page or the cast. */
function touchedFrontMatter(target: Element, before: Pointing | undefined): Pointing | undefined {
  const line = target.closest(".reader-title-page :is(p, h1), .reader-front-page :is(p, dt, dd)");
  const missed = line && whyUnreachable(line, line.textContent ?? "");
  if (!missed || before?.unreachable?.words === missed.words) return undefined;
  const box = line.getBoundingClientRect();
  return { ranges: [], isCut: false, box, isByTouch: true, isLine: true, unreachable: missed };
}

/** Returns the blocks of the speech, or the single block, that begins with this block. */
function passageAt(book: ReadingCopy, first: BlockId): readonly Block[] {
  for (const piece of book.pieces)
    for (const passage of piece.passages) {
      const bodies =
        passage.kind === "block"
          ? [[passage.block]]
          : passage.speeches.map(({ cue, parts }) => (cue ? [cue, ...parts] : parts));
      const found = bodies.find(([block]) => block?.id === first);
      if (found) return found;
    }
  return [];
}
