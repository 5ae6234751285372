import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";

const undoKey = new PluginKey<UndoManager>("undo");

/** Lets actions find the document's undo manager by the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Undoes what was done here, never what came from elsewhere. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);
