import { type EditorState, TextSelection } from "prosemirror-state";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type Block, type BlockId, type BlockKind, normalizeSpans } from "#domain/play/play.ts";
import type { Action } from "../actions/action.ts";
import { type EditorBinding, type EditorBindingOptions, openEditorBinding } from "../binding/editorBinding.ts";
import { findBlock, placedBlocks } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";

/**
 * Reads manuscripts from lines: `cue: RUTH|` is a cue with the cursor after its name. A second `|` makes a selection.
 * "\n" within a line is a verse line. Blocks get the ids b0, b1, …; new ones n0, n1, ….
 */
export function openLines(lines: readonly string[], plugins: EditorBindingOptions["plugins"] = []): EditorBinding {
  const doc = documentOf({ front: emptyFront, blocks: lines.map(blockOfLine) });
  let made = 0;
  const manuscript = openEditorBinding(doc, { newId: () => `n${made++}` as BlockId, plugins });
  manuscript.dispatch(manuscript.state().tr.setSelection(selectionOf(manuscript.state(), lines)));
  return manuscript;
}

const line = /^(\w+): ?([\s\S]*)$/;

function partsOf(text: string): { kind: BlockKind; words: string } {
  const [, kind = "dialogue", words = ""] = line.exec(text) ?? [];
  return { kind: kind as BlockKind, words };
}

function blockOfLine(text: string, index: number): Block {
  const { kind, words } = partsOf(text);
  return { id: `b${index}` as BlockId, kind, text: normalizeSpans([{ text: words.replaceAll("|", "") }]) };
}

function selectionOf({ doc }: EditorState, lines: readonly string[]): TextSelection {
  const marks = lines.flatMap((text, index) => {
    const pos = findBlock(doc, `b${index}` as BlockId)?.pos ?? 0;
    const pieces = partsOf(text).words.split("|").slice(0, -1);
    let offset = 0;
    return pieces.map((piece) => {
      offset += piece.length;
      return pos + 1 + offset;
    });
  });
  return TextSelection.create(doc, marks[0] ?? 2, marks[1] ?? marks[0] ?? 2);
}

/** Writes the manuscript and the cursor in the same notation. */
export function showLines(manuscript: EditorBinding): string[] {
  const { doc, selection } = manuscript.state();
  const marks = [...new Set([selection.to, selection.from])];
  return placedBlocks(doc).map(({ node, pos }) => {
    const text = marks.reduce((words, mark) => {
      const offset = mark - pos - 1;
      return offset < 0 || offset > node.content.size ? words : `${words.slice(0, offset)}|${words.slice(offset)}`;
    }, node.textContent);
    return `${attributesOf(node).kind}: ${text}`;
  });
}

export const performAction = (manuscript: EditorBinding, ...actions: readonly Action[]): string[] => {
  for (const action of actions) action.run(manuscript.state(), manuscript.dispatch);
  return showLines(manuscript);
};

export function typeText(manuscript: EditorBinding, text: string): string[] {
  manuscript.dispatch(manuscript.state().tr.insertText(text));
  return showLines(manuscript);
}
