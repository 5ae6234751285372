import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { copiedMark } from "#domain/play/formats/clipboard/writeCopied.ts";
import { type Clipboard, readPasted, readPastedAs } from "#domain/play/formats/readPasted.ts";
import { type BlockId, type BlockKind, markNames, type Span } from "#domain/play/play.ts";
import { findBlockPosition, isEmpty } from "../actions/blockPosition.ts";
import { lastStepOf } from "../binding/undo.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";
import { ownType, readOwn } from "./ownClipboard.ts";
import { type PasteChoice, type PasteTarget, type PasteWay, withPasteChoice } from "./pasteChoice.ts";

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
    },
  });

/** Returns whether HTML was copied from one of our manuscripts, maybe by an earlier version or in another browser. */
const isOwn = (html: string): boolean =>
  html.includes("data-kind") && (html.includes(copiedMark) || html.includes("data-pm-slice"));

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
  const own = readOwn(data?.getData(ownType) ?? "");
  if (!own && (isOwn(html) || (html === "" && text === ""))) return false;
  event.preventDefault();
  if (place !== undefined) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place))));
  if (own) view.dispatch(asPaste(view.state.tr.replaceSelection(withFreshIds(own, view.state.doc))));
  else pasteAs(view, "recognized", { text, html }, newId);
  return true;
}

/** The meta key of transactions that paste elements, which may be others than the writer wanted. */
const elementsKey = "pasted elements";

const asPaste = (tr: Transaction): Transaction =>
  tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste");

/** Pastes, and offers to paste in another way unless it's a single line. */
export function pasteAs(target: PasteTarget, way: PasteWay, clipboard: Clipboard, newId: () => BlockId): void {
  const tr = asPaste(paste(target.state, clipboard, newId, way));
  target.dispatch(tr);
  if (!tr.docChanged || tr.getMeta(elementsKey) !== true) return;
  const { state } = target;
  const choice: PasteChoice = {
    way,
    step: lastStepOf(state),
    pasteAs: (again, next) => pasteAs(again, next, clipboard, newId),
  };
  target.dispatch(withPasteChoice(state.tr, choice));
}

/** Inserts one line as text of the current element, and several lines as elements of their own. */
export function paste(
  state: EditorState,
  clipboard: Clipboard,
  newId: () => BlockId,
  way: PasteWay = "recognized",
): Transaction {
  const { blocks, line, isPlay } = readPasted(clipboard, newId);
  const kind = findBlockPosition(state)?.kind;
  if (line) return insertWords(state, line, kind);
  const proseKind = kind !== undefined && proseKinds.has(kind) ? kind : undefined;
  const asHere = isPlay ? undefined : proseKind;
  const inWay = {
    recognized: () => blocks.map((block) => (asHere ? { ...block, kind: asHere } : block)),
    dialogue: () => readPastedAs(clipboard, { kind: "dialogue", hasEmphasis: true }, newId),
    plain: () => readPastedAs(clipboard, { kind: proseKind ?? "direction", hasEmphasis: false }, newId),
  };
  return insertNodes(state, inWay[way]().map(nodeOf)).setMeta(elementsKey, true);
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
