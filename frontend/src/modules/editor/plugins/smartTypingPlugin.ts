import { type EditorState, Plugin, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import {
  mayChange,
  smartTyping as smartText,
  type TypedChange,
  type TypingRules,
} from "#domain/play/typing/smartTyping.ts";
import { type TypedEmphasis, typedEmphasis } from "#domain/play/typing/typedEmphasis.ts";
import { type BlockPosition, findBlockPosition } from "../actions/blockPosition.ts";
import { undo } from "../actions/undo.ts";
import { type ChangedPiece, inPieces } from "../binding/push.ts";
import { lastStepOf } from "../binding/undo.ts";
import { idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";

/** Milliseconds after a composition ends until the editor acts on it: ProseMirror reads the DOM for 20 of them. */
export const compositionEndMs = 60;

interface Composition {
  readonly id: BlockId;
  /** The text before it. */
  readonly before: string;
}

/**
 * Replaces typed quotes, dashes, and ellipses, and turns *text* into italics. Typed text is inserted first, as a step of
 * its own for undo, so undoing or Backspace takes only the replacement back. Pasted text doesn't come this way.
 */
export function smartTypingPlugin(rules: () => TypingRules): Plugin {
  const replaced = new LastReplacement();
  let composition: Composition | undefined;

  const improve = (view: EditorView, typed: number): void => {
    const tr = improved(view.state, typed, rules());
    if (!tr) return;
    view.dispatch(tr);
    replaced.remember(view.state);
  };
  /** An input method owns the text until its composition ends. */
  const improveComposed = (view: EditorView): void => {
    const place = findBlockPosition(view.state);
    const started = composition;
    if (view.isDestroyed || view.composing || !place || !started) return;
    composition = undefined;
    const text = textBefore(view.state);
    if (idOf(place.node) === started.id && text.startsWith(started.before))
      improve(view, text.length - started.before.length);
  };

  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, typed, insert) {
        if (view.composing || !mayChange(typed, characterBefore(view.state))) return false;
        view.dispatch(insert());
        improve(view, typed.length);
        return true;
      },
      handleKeyDown: (view, { key }) => key === "Backspace" && replaced.takeBack(view),
      handleDOMEvents: {
        compositionstart(view) {
          const place = findBlockPosition(view.state);
          composition ??= place && { id: idOf(place.node), before: textBefore(view.state) };
        },
        compositionend: (view) => void setTimeout(improveComposed, compositionEndMs, view),
      },
    },
  });
}

/** The last replacement, while nothing else has happened. */
class LastReplacement {
  #state: EditorState | undefined;
  #step: unknown;

  remember(state: EditorState): void {
    this.#state = state;
    this.#step = lastStepOf(state);
  }

  takeBack(view: EditorView): boolean {
    const { state } = view;
    const isLast = this.#state?.doc === state.doc && this.#state.selection.eq(state.selection);
    return isLast && this.#step === lastStepOf(state) && undo.run(state, view.dispatch);
  }
}

const textBefore = ({ selection: { $head } }: EditorState): string => $head.parent.textBetween(0, $head.parentOffset);

const characterBefore = ({ selection: { $from } }: EditorState): string => $from.nodeBefore?.text?.at(-1) ?? "";

/** Names keep what's typed, so that a name has one spelling. A page break has no text. */
const leftAlone: ReadonlySet<BlockKind> = new Set(["cue", "pageBreak"]);
/** These are printed without emphasis. */
const plainKinds: ReadonlySet<BlockKind> = new Set(["act", "scene", "transition"]);

/** Returns the transaction that improves what was typed last: `typed` characters before the cursor. */
export function improved(state: EditorState, typed: number, rules: TypingRules): Transaction | undefined {
  const place = findBlockPosition(state);
  if (!place || !state.selection.empty || leftAlone.has(place.kind)) return undefined;
  const text = textBefore(state);
  const change = smartText(text.slice(0, -typed), text.slice(-typed), rules);
  if (change) return withChange(state, place, change);
  const emphasis = plainKinds.has(place.kind) ? undefined : typedEmphasis(text);
  return emphasis && withEmphasis(state, place, emphasis);
}

function withChange({ tr }: EditorState, place: BlockPosition, { from, to, text }: TypedChange): Transaction {
  const start = place.start + 1;
  tr.insertText(text, start + from, start + to);
  return asStep(tr, place, [{ node: tr.doc.resolve(start).parent, range: { from, to } }]);
}

function withEmphasis(
  state: EditorState,
  place: BlockPosition,
  { from, to, length, marks }: TypedEmphasis,
): Transaction {
  const { tr } = state;
  const start = place.start + 1;
  const here = (): ChangedPiece["node"] => tr.doc.resolve(start).parent;
  tr.delete(start + to - length, start + to);
  const closed = { node: here(), range: { from: to - length, to } };
  tr.delete(start + from, start + from + length);
  for (const name of marks) tr.addMark(start + from, start + to - 2 * length, schema.marks[name].create());
  tr.setStoredMarks(state.storedMarks ?? state.selection.$head.marks());
  return asStep(tr, place, [closed, { node: here(), range: { from, to: from + length } }]);
}

const asStep = (tr: Transaction, { node }: BlockPosition, pieces: readonly ChangedPiece[]): Transaction =>
  inPieces(tr, new Map([[idOf(node), pieces]])).scrollIntoView();
