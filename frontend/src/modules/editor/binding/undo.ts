import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";

const undoKey = new PluginKey<UndoManager>("undo");

/** Makes the document's undo manager available through the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Returns the undo manager, which reverts local changes only. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);

/** Returns the step that undo would take back, which identifies it. */
export const lastStepOf = (state: EditorState): unknown => undoManagerOf(state)?.undoStack.at(-1);

/** Returns functions that tell whether undo and redo change only what was done after this call. */
export function stepsFromNow(state: EditorState): Record<"undo" | "redo", () => boolean> {
  const manager = undoManagerOf(state);
  const undone = manager?.undoStack.at(-1);
  const redone = manager?.redoStack.at(-1);
  return {
    undo: () => manager?.undoStack.at(-1) !== undone,
    redo: () => manager?.redoStack.at(-1) !== redone,
  };
}
