import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { outlineWords as words } from "#frontend/messages/outline.ts";
import { moveHeadingAfter, moveHeadingPast } from "#frontend/modules/editor/actions/moveScene.ts";
import { redo } from "#frontend/modules/editor/actions/redo.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { runCommand } from "#frontend/modules/editor/goTo.ts";
import { placesFor } from "#frontend/modules/editor/navigation/outlineTree.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { undoStepOf } from "../useFrontField.ts";
import { dragHeadings } from "./dragHeadings.ts";
import { headingName } from "./headingName.ts";

interface HeadingMoves {
  /** What the last move did, for screen readers. */
  readonly notice: string;
  /** Moves the heading that has the focus, and undoes and redoes. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lets the headings in an element be moved by dragging and with the keyboard. */
export function useHeadingMoves(editor: Editor, root: RefObject<HTMLElement | null>): HeadingMoves {
  const [notice, setNotice] = useState("");
  const focused = useFocusAfterMove(root);
  useEffect(() => {
    if (!root.current) return undefined;
    return dragHeadings(root.current, {
      onDrop(heading, after) {
        if (runCommand(editor, moveHeadingAfter(heading, after))) setNotice(noticeOf(editor, heading, true));
      },
    });
  }, [editor, root]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = moveStepOf(event);
    const undoStep = undoStepOf(event);
    const heading = event.target instanceof Element ? headingAt(event.target) : undefined;
    if (undoStep || (step && heading)) event.preventDefault();
    if (undoStep) runCommand(editor, { undo, redo }[undoStep].run);
    if (!step || !heading) return;
    focused.current = heading;
    setNotice(noticeOf(editor, heading, runCommand(editor, moveHeadingPast(heading, step))));
  };
  return { notice, onKeyDown };
}

const headingAt = (element: Element): BlockId | undefined =>
  element.closest<HTMLElement>("[data-drag]")?.dataset.drag as BlockId | undefined;

/** Returns how a key moves a heading: the same keys as in the manuscript. */
function moveStepOf({ altKey, shiftKey, ctrlKey, metaKey, key }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  if (key === "ArrowUp") return -1;
  return key === "ArrowDown" ? 1 : undefined;
}

function noticeOf(editor: Editor, id: BlockId, hasMoved: boolean): string {
  const headings = outlineOf(editor.state());
  const own = headings.find((heading) => heading.id === id);
  if (!own) return "";
  if (!hasMoved) return words.stays(headingName(own));
  const { current } = placesFor(headings, own);
  const before = headings.find((heading) => heading.id === current);
  return words.moved(headingName(own), before && headingName(before));
}

/** A browser takes the focus from what moves within the page. Returns a reference to the heading that should have it. */
function useFocusAfterMove(root: RefObject<HTMLElement | null>): { current: BlockId | undefined } {
  const focused = useRef<BlockId>(undefined);
  useLayoutEffect(() => {
    const id = focused.current;
    focused.current = undefined;
    const element = id && root.current?.querySelector<HTMLElement>(`[data-drag="${id}"] [data-heading]`);
    if (!element) return;
    element.focus();
    element.scrollIntoView({ block: "nearest" });
  });
  return focused;
}
