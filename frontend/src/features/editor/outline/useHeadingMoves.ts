import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { moveHeadingAfter, moveHeadingPast, sceneDown, sceneUp } from "#frontend/modules/editor/actions/moveScene.ts";
import { redo } from "#frontend/modules/editor/actions/redo.ts";
import { isPressedFor } from "#frontend/modules/editor/actions/shortcuts.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { stepsFromNow } from "#frontend/modules/editor/binding/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { placesFor } from "#frontend/modules/editor/navigation/outlineTree.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { undoStepOf } from "../titlePage/useFrontField.ts";
import { dragHeadings } from "./dragHeadings.ts";
import { fullNames, headingName } from "./headingName.ts";

interface HeadingMoves {
  /** What the last move did, for screen readers. */
  readonly notice: string;
  /** Call it before a change, which may move this heading. It then has the focus. */
  readonly keepFocus: (heading: BlockId) => void;
  /** Undoes or redoes the last step, on a board only if it was made there. */
  readonly takeStep: (step: UndoStep) => void;
}

type UndoStep = "undo" | "redo";

/**
 * Lets the headings in an element be moved by dragging and with the keyboard. On a board, undo works wherever the focus is, and
 * only takes back what was done there, because the board covers the text.
 */
export function useHeadingMoves(editor: Editor, root: RefObject<HTMLElement | null>): HeadingMoves {
  const [notice, setNotice] = useState("");
  const keepFocus = useKeptFocus(root);
  const steps = useRef<ReturnType<typeof stepsFromNow>>(undefined);
  const takeStep = useCallback(
    (step: UndoStep): void => {
      if (steps.current?.[step]() !== false) runEditorCommand(editor, { undo, redo }[step].run);
    },
    [editor],
  );
  useEffect(() => {
    if (!root.current) return undefined;
    return dragHeadings(root.current, {
      onDrop(heading, after) {
        keepFocus(heading);
        if (runEditorCommand(editor, moveHeadingAfter(heading, after))) setNotice(noticeOf(editor, heading, true));
      },
    });
  }, [editor, root, keepFocus]);
  useEffect(() => {
    const board = root.current?.closest<HTMLElement>(".board");
    steps.current = board ? stepsFromNow(editor.state()) : undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const heading = headingAt(event);
      const act = actOf(event, heading, takeStep);
      if (!act) return;
      event.preventDefault();
      if (heading) keepFocus(heading);
      setNotice(act(editor));
    };
    const area = board ?? root.current;
    area?.addEventListener("keydown", onKeyDown);
    return () => area?.removeEventListener("keydown", onKeyDown);
  }, [editor, root, keepFocus, takeStep]);
  return { notice, keepFocus, takeStep };
}

const headingAt = ({ target }: KeyboardEvent): BlockId | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-drag]")?.dataset.drag as BlockId) : undefined;

/** Returns what a key does, as a function that returns what to say about it. */
function actOf(
  event: KeyboardEvent,
  heading: BlockId | undefined,
  takeStep: (step: UndoStep) => void,
): ((editor: Editor) => string) | undefined {
  const undoStep = undoStepOf(event);
  if (undoStep)
    return () => {
      takeStep(undoStep);
      return "";
    };
  const step = moveStepOf(event);
  if (!step || !heading) return undefined;
  return (editor) => noticeOf(editor, heading, runEditorCommand(editor, moveHeadingPast(heading, step)));
}

/** Returns how a key moves a heading: the same keys as in the manuscript. */
function moveStepOf(event: KeyboardEvent): -1 | 1 | undefined {
  if (isPressedFor(sceneUp, event)) return -1;
  return isPressedFor(sceneDown, event) ? 1 : undefined;
}

function noticeOf(editor: Editor, id: BlockId, hasMoved: boolean): string {
  const headings = outlineOf(editor.state());
  const own = headings.find((heading) => heading.id === id);
  if (!own) return "";
  if (!hasMoved) return outlineWords.stays({ name: headingName(own) });
  const { places, current } = placesFor(headings, own);
  const before = places.find(({ id }) => id === current);
  if (!before) return outlineWords.movedFirst({ name: headingName(own) });
  if (own.kind === "scene" && before.kind === "act")
    return outlineWords.movedInto({ name: headingName(own), act: headingName(before) });
  return outlineWords.moved({ name: headingName(own), before: fullNames(headings).get(before.id) ?? "" });
}

/**
 * A browser takes the focus from what moves within the page. Returns a function to call before a change, which focuses
 * this heading again after it.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>): (heading: BlockId) => void {
  const focused = useRef<BlockId>(undefined);
  useLayoutEffect(() => {
    const id = focused.current;
    const element = id && root.current?.querySelector<HTMLElement>(`[data-drag="${id}"] [data-heading]`);
    if (!element || element === document.activeElement) return;
    element.focus();
    element.scrollIntoView({ block: "nearest" });
  });
  return useCallback((heading) => {
    focused.current = heading;
    // By then, the change is shown.
    setTimeout(() => {
      focused.current = undefined;
    });
  }, []);
}
