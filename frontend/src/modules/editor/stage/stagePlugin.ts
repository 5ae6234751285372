import { Plugin, PluginKey, TextSelection } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { drawMarginButton, followText, marginButtonAt } from "../plugins/marginButtons.ts";
import { readSelection } from "../plugins/syncSelection.ts";
import { findBlock, findBlocks, idOf } from "../schema/flat.ts";

/** A hint at a cue, in words. */
export interface ShownHint {
  readonly cue: BlockId;
  readonly text: string;
}

const key = new PluginKey<DecorationSet>("stage");
const hintClass = "stage-hint";

/**
 * Shows hints at cues of characters who aren't on stage. Costs nothing while there are none; what finds them loads with
 * the strip or the panel.
 */
export const stagePlugin = (onHint: () => void): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, shown) {
        const hints = tr.getMeta(key) as readonly ShownHint[] | undefined;
        if (hints) return hintsIn(tr.doc, hints);
        return followText(shown, tr);
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleDOMEvents: {
        click(view, event) {
          const hinted = marginButtonAt(event, hintClass);
          const cue = hinted && findBlock(view.state.doc, hinted as BlockId);
          if (!cue) return false;
          const { tr, doc } = view.state;
          view.dispatch(tr.setSelection(TextSelection.create(doc, cue.pos + cue.node.nodeSize - 1)));
          onHint();
          return true;
        },
      },
    },
  });

const shownHints = new WeakMap<EditorView, string>();

/** Shows exactly these hints. */
export function showStageHints(view: EditorView | undefined, hints: readonly ShownHint[]): void {
  if (!view || view.isDestroyed || view.composing) return;
  const now = JSON.stringify(hints);
  if ((shownHints.get(view) ?? "[]") === now) return;
  shownHints.set(view, now);
  readSelection(view);
  view.dispatch(view.state.tr.setMeta(key, hints));
}

function hintsIn(doc: EditorView["state"]["doc"], hints: readonly ShownHint[]): DecorationSet {
  const byCue = new Map(hints.map((hint) => [hint.cue, hint]));
  return DecorationSet.create(
    doc,
    findBlocks(doc, new Set(byCue.keys())).flatMap(({ node, pos }) => {
      const hint = byCue.get(idOf(node));
      return hint ? [Decoration.widget(pos + 1, () => draw(hint), { side: -1, ignoreSelection: true })] : [];
    }),
  );
}

function draw({ cue, text }: ShownHint): HTMLElement {
  const button = drawMarginButton({ className: hintClass, id: cue, text });
  button.textContent = "?";
  return button;
}
