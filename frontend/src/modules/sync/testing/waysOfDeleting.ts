import { chainCommands, deleteSelection, selectAll } from "prosemirror-commands";
import { type EditorState, TextSelection } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { emptyQuery } from "#domain/play/search/searchQuery.ts";
import { joinBackward } from "#frontend/modules/editor/actions/joinBackward.ts";
import { redo } from "#frontend/modules/editor/actions/redo.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { asOwnStep } from "#frontend/modules/editor/binding/push.ts";
import { cutCopied } from "#frontend/modules/editor/clipboard/copying.ts";
import { paste } from "#frontend/modules/editor/clipboard/paste.ts";
import { moveElements } from "#frontend/modules/editor/clipboard/pasting.ts";
import { allHits, HitFinder } from "#frontend/modules/editor/find/hitFinder.ts";
import { replaceHits } from "#frontend/modules/editor/find/replaceHits.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { findBlock, type PlacedBlock, placedBlocks } from "#frontend/modules/editor/schema/flat.ts";

/** One change. */
type Press = (editor: EditorBinding) => void;

interface Deletion {
  /** Where, and how much of what follows: from 0 to 1. */
  readonly at: number;
  readonly share: number;
  readonly newId: () => BlockId;
}

/** What the keys and menus of the editor do, without a page, change by change. */
const ways = {
  selection: ({ at, share }) => [
    (editor) => {
      selectShare(editor, at, share);
      deleteSelection(editor.state(), editor.dispatch);
    },
  ],
  typedOver: ({ at, share }) => [
    (editor) => {
      selectShare(editor, at, share);
      editor.dispatch(editor.state().tr.insertText("x"));
    },
  ],
  cut: ({ at, share }) => [
    (editor) => {
      selectShare(editor, at, share);
      editor.dispatch(cutCopied(editor.state()));
    },
  ],
  pastedOver: ({ at, share, newId }) => [
    (editor) => {
      selectShare(editor, at, share);
      const clipboard = { text: "Pasted line.\n\nAnother pasted line.", html: "" };
      editor.dispatch(asOwnStep(paste(editor.state(), clipboard, newId)));
    },
  ],
  backspaceOverElements: ({ at }) => [
    (editor) => select(editor, 1 + elementAt(editor, at).pos),
    ...times(4, pressBackspace),
  ],
  wholeElement: ({ at }) => [
    (editor) => {
      const { pos, node } = elementAt(editor, at);
      select(editor, pos + 1, pos + 1 + node.content.size);
    },
    ...times(2, pressBackspace),
  ],
  scene: ({ at }) => [
    (editor) => {
      if (selectScene(editor, at)) editor.dispatch(cutCopied(editor.state()));
    },
  ],
  draggedAway: ({ at, share }) => [
    (editor) => {
      if (!selectScene(editor, at)) return;
      const moved = moveElements(editor.state(), Math.floor(share * editor.state().doc.content.size));
      if (moved) editor.dispatch(asOwnStep(moved));
    },
  ],
  everything: () => [(editor) => selectAll(editor.state(), editor.dispatch), pressBackspace],
  replacedWithNothing: ({ at }) => [
    (editor) => {
      const query = { ...emptyQuery, text: at < 0.5 ? "word" : "1" };
      const hits = allHits(new HitFinder(query).find(editor.state().doc));
      if (hits.length > 0) editor.dispatch(replaceHits(editor.state(), query, hits, ""));
    },
  ],
  wordByWord: ({ at }) => [
    (editor) => select(editor, Math.floor(at * editor.state().doc.content.size)),
    ...times(30, deleteWordBefore),
  ],
  undo: ({ share }) => times(1 + 4 * share, (editor) => undo.run(editor.state(), editor.dispatch)),
  redo: ({ share }) => times(1 + 4 * share, (editor) => redo.run(editor.state(), editor.dispatch)),
} as const satisfies Readonly<Record<string, (deletion: Deletion) => readonly Press[]>>;

export type WayOfDeleting = keyof typeof ways;

export const waysOfDeleting = Object.keys(ways) as readonly WayOfDeleting[];

/** Returns the changes that a way of deleting makes, one after the other. */
export const changesOf = (way: WayOfDeleting, deletion: Deletion): readonly Press[] => ways[way](deletion);

const times = (count: number, press: Press): readonly Press[] => Array.from({ length: count }, () => press);

const pressBackspace: Press = (editor) =>
  chainCommands(deleteSelection, joinBackward.run)(editor.state(), editor.dispatch);

function elementAt(editor: EditorBinding, at: number): PlacedBlock {
  const elements = placedBlocks(editor.state().doc);
  return elements[Math.floor(at * (elements.length - 1))] as PlacedBlock;
}

/** Moves the cursor, or selects text, as near to these positions as there is text. */
export function select(editor: EditorBinding, from: number, to = from): void {
  const { doc, tr }: EditorState = editor.state();
  const [anchor, head] = [from, to].map((pos) => doc.resolve(Math.min(pos, doc.content.size)));
  if (anchor && head) editor.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
}

function selectShare(editor: EditorBinding, at: number, share: number): void {
  const { size } = editor.state().doc.content;
  const from = Math.floor(at * size);
  select(editor, from, from + Math.ceil((size - from) * share));
}

/** Selects a heading and what follows up to the next one. Returns whether there is one. */
function selectScene(editor: EditorBinding, at: number): boolean {
  const { doc } = editor.state();
  const headings = outlineOf(editor.state());
  const index = Math.floor(at * headings.length);
  const [start, next] = [index, index + 1].map((one) => headings[one] && findBlock(doc, headings[one].id)?.pos);
  if (start === undefined) return false;
  select(editor, start + 1, next === undefined ? doc.content.size : next - 1);
  return true;
}

function deleteWordBefore(editor: EditorBinding): void {
  const { tr, selection } = editor.state();
  const { $head } = selection;
  if (!$head.parent.isTextblock || joinBackward.run(editor.state(), editor.dispatch)) return;
  const [word = ""] = /\S*\s*$/u.exec($head.parent.textContent.slice(0, $head.parentOffset)) ?? [];
  if (word !== "") editor.dispatch(tr.delete($head.pos - word.length, $head.pos));
}
