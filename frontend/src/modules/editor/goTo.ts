import { TextSelection } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import type { Action } from "./actions/action.ts";
import type { Editor } from "./openEditor.ts";
import { findCommentRange } from "./plugins/comments.ts";
import { findBlock } from "./schema/flat.ts";

/** Puts the cursor at the end of a block, and the block at the top of the window. */
export function goTo(editor: Editor, id: BlockId): void {
  const view = editor.view();
  const placed = findBlock(editor.state().doc, id);
  if (!view || !placed) return;
  const { tr, doc } = editor.state();
  view.focus();
  view.dispatch(tr.setSelection(TextSelection.create(doc, placed.pos + placed.node.nodeSize - 1)));
  scrollTo(view.nodeDOM(placed.pos));
}

/** Twice: what lies on the way is only measured once it has come near. */
function scrollTo(dom: globalThis.Node | null): void {
  if (!(dom instanceof HTMLElement)) return;
  dom.scrollIntoView({ block: "start" });
  requestAnimationFrame(() => dom.scrollIntoView({ block: "start" }));
}

/** Brings the words of a comment into the window where they are out of it. Neither focus nor cursor moves. */
export function showComment(editor: Editor, id: string): void {
  const view = editor.view();
  const mark = view && findCommentRange(view.state, id);
  if (!view || !mark) return;
  const { node } = view.domAtPos(mark.from, 1);
  const dom = node instanceof Element ? node : node.parentElement;
  bringIntoWindow(dom);
  requestAnimationFrame(() => bringIntoWindow(dom));
}

/** Pixels: what stands closer to the edge is brought to the middle, for its neighbors are wanted too. */
const spareMargin = 64;

function bringIntoWindow(dom: Element | null): void {
  if (!dom?.isConnected) return;
  const { top, bottom } = dom.getBoundingClientRect();
  const room = dom.closest(".editor-page")?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  if (top < room.top + spareMargin || bottom > room.bottom - spareMargin) dom.scrollIntoView({ block: "center" });
}

/** Does what a menu or a button asks for, and gives the manuscript the focus back. */
export function perform(editor: Editor, action: Action): void {
  const view = editor.view();
  if (!view) return;
  view.focus();
  action.run(view.state, view.dispatch, view);
}
