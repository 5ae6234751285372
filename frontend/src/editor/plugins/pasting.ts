import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { type BlockId, emptyFront } from "#domain/play/play.ts";
import { findPlace, isEmpty } from "../actions/place.ts";
import { blockOf, nodeOf } from "../schema/blockNodes.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";

/** Own copies come back as they were; other text is read as Fountain; other programs' fonts and colours stay outside. */
export const pasting = (newId: () => BlockId): Plugin =>
  new Plugin({
    props: {
      handlePaste(view, { clipboardData }) {
        if (!clipboardData || clipboardData.getData("text/html").includes("data-pm-slice")) return false;
        const text = clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
        if (text === "") return false;
        view.dispatch(pasteText(view.state, text, newId).scrollIntoView().setMeta("paste", true));
        return true;
      },
      transformPasted: (slice, { state }) => withFreshIds(slice, state.doc),
      clipboardTextSerializer: (slice) => asFountain(slice),
    },
  });

/** One line is words for the element at hand; several are elements of their own. */
export function pasteText(state: EditorState, text: string, newId: () => BlockId): Transaction {
  const { tr } = state;
  const trimmed = text.replace(/^\n+|\n+$/g, "");
  if (!trimmed.includes("\n")) return tr.insertText(trimmed);
  const blocks = readFountain(`\n${trimmed}`, newId).play.blocks;
  return blocks.length === 0 ? tr.insertText(trimmed) : insertNodes(state, blocks.map(nodeOf));
}

function insertNodes(state: EditorState, nodes: readonly Node[]): Transaction {
  const { tr } = state;
  if (!state.selection.empty) tr.deleteSelection();
  const place = findPlace(state.apply(tr));
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

/** What was cut comes back under its id, and so has only moved; what still stands here is a copy. */
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
