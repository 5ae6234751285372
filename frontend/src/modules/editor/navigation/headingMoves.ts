import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";

/** The last time that the writer moved a scene or act. */
export interface HeadingMove {
  /** The manuscript before it. */
  readonly before: Node;
}

const key = new PluginKey<HeadingMove | undefined>("heading moves");

/** Marks a transaction that moves a scene or act. */
export const asHeadingMove = (tr: Transaction): Transaction => tr.setMeta(key, true);

export const headingMoves = (): Plugin<HeadingMove | undefined> =>
  new Plugin<HeadingMove | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, last) => (tr.getMeta(key) === true ? { before: tr.before } : last),
    },
  });

export const lastMoveOf = (state: EditorState): HeadingMove | undefined => key.getState(state);
