import { type Command, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { flushSync } from "react-dom";
import type { BlockId } from "#domain/play/play.ts";
import type { Action } from "./actions/action.ts";
import type { Editor } from "./editor.ts";
import { withJump } from "./navigation/jumps.ts";
import { pagesShown } from "./pages/pagesPlugin.ts";
import { findScroller, shownPart } from "./pages/scroller.ts";
import { findCommentRange } from "./plugins/comments.ts";
import { goToSpeech } from "./plugins/shownSpeech.ts";
import { readSelection } from "./plugins/syncSelection.ts";
import { findBlock } from "./schema/flat.ts";
import { screenOf } from "./screen/screenControl.ts";

/** Closes the board that covers the text, if one is open: what's covered can't get the focus. */
export function uncoverText(view: EditorView | undefined): void {
  const screen = view && screenOf(view.state);
  if (screen?.shown.get().board) flushSync(() => screen.show({ board: undefined }));
}

/** Focuses the text, where the cursor is. */
export function focusText(view: EditorView | undefined): void {
  uncoverText(view);
  view?.focus();
}

/** Puts the cursor at the end of a block and scrolls the block to the top of the window. */
export function goTo(editor: Editor, id: BlockId): void {
  const view = editor.view();
  const placed = findBlock(editor.state().doc, id);
  if (!view || !placed) return;
  const { tr, doc } = editor.state();
  focusText(view);
  view.dispatch(withJump(tr.setSelection(TextSelection.create(doc, placed.pos + placed.node.nodeSize - 1))));
  scrollTo(view.nodeDOM(placed.pos));
}

/** Returns the focus to the text, where the cursor is, once a dialog that was just closed has returned it elsewhere. */
export function returnToText(editor: Editor): void {
  requestAnimationFrame(() => {
    const view = editor.view();
    focusText(view);
    view?.dispatch(view.state.tr.scrollIntoView());
  });
}

/** Puts the cursor at the start of a page, from 1, and scrolls it to the top of the window. Returns whether it exists. */
export function goToPage(editor: Editor, page: number): boolean {
  const view = editor.view();
  const { doc, tr } = editor.state();
  const start = pagesShown(editor.state()).breaks[page - 1];
  const placed = start && findBlock(doc, start.blockId);
  if (!view || !placed) return false;
  const pos = placed.pos + 1 + Math.min(start.offset, placed.node.content.size);
  focusText(view);
  view.dispatch(withJump(tr.setSelection(TextSelection.create(doc, pos))));
  if (start.offset === 0) scrollTo(view.nodeDOM(placed.pos));
  else scrollToPosition(view, pos);
  return true;
}

/** Scrolls twice, like `scrollTo`. A page may begin within a speech. */
function scrollToPosition(view: EditorView, pos: number): void {
  const scroller = findScroller(view.dom);
  const scroll = (): void => {
    if (view.isDestroyed || !scroller) return;
    scroller.scrollTop += view.coordsAtPos(pos).top - shownPart(view.dom).top;
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** Scrolls twice: blocks on the way get their real height only when they come near the view. */
function scrollTo(dom: globalThis.Node | null): void {
  if (!(dom instanceof HTMLElement)) return;
  dom.scrollIntoView({ block: "start" });
  requestAnimationFrame(() => dom.scrollIntoView({ block: "start" }));
}

/** Scrolls the text of a comment into view if it isn't visible. Doesn't move the focus or the cursor. */
export function showComment(editor: Editor, id: string): void {
  const view = editor.view();
  const mark = view && findCommentRange(view.state, id);
  if (mark) showPosition(editor, mark.from);
}

/** Scrolls a position of the text into view if it isn't visible. Doesn't move the focus or the cursor. */
export function showPosition(editor: Pick<Editor, "view">, pos: number): void {
  const view = editor.view();
  if (!view) return;
  const { node } = view.domAtPos(pos, 1);
  const dom = node instanceof Element ? node : node.parentElement;
  bringIntoWindow(dom);
  requestAnimationFrame(() => bringIntoWindow(dom));
}

/** Shows and highlights a speech and puts the cursor in its cue. Doesn't move the focus, which may be beside the text. */
export function showSpeech(editor: Editor, id: BlockId): void {
  const view = editor.view();
  if (!view) return;
  readSelection(view);
  const tr = goToSpeech(view.state, id);
  if (!tr) return;
  view.dispatch(tr);
  showPosition(editor, tr.selection.head);
}

/** Pixels. Text closer to the edge than this is centered, so that what's around it shows, too. */
const spareMargin = 64;

function bringIntoWindow(dom: Element | null): void {
  if (!dom?.isConnected) return;
  const { top, bottom } = dom.getBoundingClientRect();
  const visible = shownPart(dom);
  if (top < visible.top + spareMargin || bottom > visible.bottom - spareMargin) dom.scrollIntoView({ block: "center" });
}

/** Runs a command from beside the text, where the focus stays. Returns whether it did something. */
export function runEditorCommand(editor: Editor, command: Command): boolean {
  const view = editor.view();
  if (view) readSelection(view);
  return command(editor.state(), editor.dispatch, view);
}

/** Runs an action from a menu or button. Unless it's about the screen, returns the focus to the manuscript. */
export function perform(editor: Editor, action: Action): void {
  const view = editor.view();
  if (!view) return;
  if (!action.isEverywhere) focusText(view);
  action.run(view.state, view.dispatch, view);
}
