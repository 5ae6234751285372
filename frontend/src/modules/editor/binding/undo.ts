import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";

const undoKey = new PluginKey<UndoManager>("undo");

/** Makes the document's undo manager available through the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Returns the undo manager, which reverts local changes only. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);
