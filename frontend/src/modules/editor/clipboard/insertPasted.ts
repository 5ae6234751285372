import { type Node, Slice } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { type BlockId, type BlockKind, markNames, type Span } from "#domain/play/play.ts";
import { findBlockPosition, isEmpty, kindAt } from "../actions/blockPosition.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { schema } from "../schema/schema.ts";

/** In these, pasted paragraphs of prose get the same kind. */
const proseKinds: ReadonlySet<BlockKind> = new Set(["setting", "direction", "dialogue", "lyric", "centered", "note"]);
/** Returns the kind of the element at the cursor if it contains prose. */
export function proseKindAt(state: EditorState): BlockKind | undefined {
  const kind = kindAt(state);
  return kind !== undefined && proseKinds.has(kind) ? kind : undefined;
}

/** These are printed without emphasis. */
const plainKinds: ReadonlySet<BlockKind> = new Set(["act", "scene", "cue", "transition"]);

/** Returns whether there is text of the current element on both sides of the selection. */
export function isWithinText({ selection: { $from, $to } }: EditorState): boolean {
  return $from.sameParent($to) && $from.parentOffset > 0 && $to.parentOffset < $to.parent.content.size;
}

/** Inserts one line as text of the current element. */
export function insertWords(state: EditorState, line: readonly Span[]): Transaction {
  const { tr } = state;
  const kind = kindAt(state);
  const hasEmphasis = line.some((span) => markNames.some((mark) => span[mark]));
  if (!hasEmphasis || (kind && plainKinds.has(kind))) return tr.insertText(line.map(({ text }) => text).join(""));
  const { content } = nodeOf({ id: "" as BlockId, kind: "dialogue", text: line });
  return tr.replaceSelection(new Slice(content, 0, 0));
}

/** Inserts elements at the cursor, which may split the current one. */
export function insertNodes({ tr }: EditorState, nodes: readonly Node[]): Transaction {
  if (!tr.selection.empty) tr.deleteSelection();
  return insertAtCursor(tr, nodes);
}

/** Inserts elements at the cursor that the transaction has left. */
export function insertAtCursor(tr: Transaction, nodes: readonly Node[]): Transaction {
  const place = findBlockPosition(tr);
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
