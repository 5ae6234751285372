import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { type Clipboard, readPasted } from "#domain/play/formats/readPasted.ts";
import { type BlockId, type BlockKind, emptyFront, markNames, type Span } from "#domain/play/play.ts";
import { findBlockPosition, isEmpty } from "../actions/blockPosition.ts";
import { blockOf, nodeOf } from "../schema/blockNodes.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";

/**
 * Restores copies from our own editor as they were. Other text, including HTML, goes through the recognizer for
 * imported files and never becomes part of the page, so it can't conflict with the content security policy.
 */
export const pasting = (newId: () => BlockId): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => !view.composing && take(view, event, event.clipboardData, newId),
        drop(view, event) {
          const place = view.dragging ? undefined : view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          return place !== undefined && take(view, event, event.dataTransfer, newId, place);
        },
      },
      transformPasted: (slice, { state }) => withFreshIds(slice, state.doc),
      clipboardTextSerializer: (slice) => asFountain(slice),
    },
  });

/** Returns whether HTML was copied from one of our manuscripts. */
const isOwn = (html: string): boolean => html.includes("data-pm-slice") && html.includes("data-kind");

/** Returns whether the text was inserted. Dropped text goes to `place`, pasted text to the cursor. */
function take(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  newId: () => BlockId,
  place?: number,
): boolean {
  const html = data?.getData("text/html") ?? "";
  const text = data?.getData("text/plain") ?? "";
  if (isOwn(html) || (html === "" && text === "")) return false;
  event.preventDefault();
  const { state } = view;
  const target =
    place === undefined ? state : state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(place))));
  const tr = paste(target, { text, html }, newId);
  view.dispatch(tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  return true;
}

/** Inserts one line as text of the current element, and several lines as elements of their own. */
export function paste(state: EditorState, clipboard: Clipboard, newId: () => BlockId): Transaction {
  const { blocks, line, isPlay } = readPasted(clipboard, newId);
  const kind = findBlockPosition(state)?.kind;
  if (line) return insertWords(state, line, kind);
  const asHere = !isPlay && kind !== undefined && proseKinds.has(kind);
  return insertNodes(
    state,
    blocks.map((block) => nodeOf(asHere ? { ...block, kind } : block)),
  );
}

/** In these, pasted paragraphs of prose get the same kind. */
const proseKinds: ReadonlySet<BlockKind> = new Set(["setting", "direction", "dialogue", "lyric", "centered", "note"]);
/** These are printed without emphasis. */
const plainKinds: ReadonlySet<BlockKind> = new Set(["act", "scene", "cue", "transition"]);

function insertWords({ tr }: EditorState, line: readonly Span[], kind: BlockKind | undefined): Transaction {
  const hasEmphasis = line.some((span) => markNames.some((mark) => span[mark]));
  if (!hasEmphasis || (kind && plainKinds.has(kind))) return tr.insertText(line.map(({ text }) => text).join(""));
  const { content } = nodeOf({ id: "" as BlockId, kind: "dialogue", text: line });
  return tr.replaceSelection(new Slice(content, 0, 0));
}

function insertNodes(state: EditorState, nodes: readonly Node[]): Transaction {
  const { tr } = state;
  if (!state.selection.empty) tr.deleteSelection();
  const place = findBlockPosition(state.apply(tr));
  if (!place) return tr;
  const offset = tr.selection.head - place.start - 1;
  if (isEmpty(place)) tr.replaceWith(place.start, place.end, nodes);
  else if (offset === 0) tr.insert(place.start, nodes);
  else {
    if (offset < place.node.content.size)
      tr.split(tr.selection.head, 1, [{ type: schema.nodes.block, attrs: { kind: place.kind } }]);
    tr.insert(place.start + offset + 2, nodes);
  }
  const start = isEmpty(place) || offset === 0 ? place.start : place.start + offset + 2;
  const end = nodes.reduce((at, node) => at + node.nodeSize, start);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1));
}

/** Assigns new ids to copied blocks. A block that was cut keeps its id, so it counts as moved. */
function withFreshIds(slice: Slice, doc: Node): Slice {
  const taken = new Set(blockNodes(doc).map(idOf));
  const fresh = (fragment: Fragment): Fragment =>
    Fragment.fromArray(
      fragment.content.map((node) => {
        if (!node.isTextblock) return node.isText ? node : node.copy(fresh(node.content));
        return taken.has(idOf(node)) ? schema.node("block", { ...node.attrs, id: "" }, node.content) : node;
      }),
    );
  return new Slice(fresh(slice.content), slice.openStart, slice.openEnd);
}

function asFountain({ content }: Slice): string {
  const nodes: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock) nodes.push(node);
    return !node.isTextblock;
  });
  if (nodes.length < 2) return content.textBetween(0, content.size, "\n");
  return writeFountain({ front: emptyFront, blocks: nodes.map(blockOf) }, { notes: true });
}
