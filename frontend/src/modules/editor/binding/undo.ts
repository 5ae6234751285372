import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";
import type { EditorCursor } from "../schema/editorCursor.ts";

const undoKey = new PluginKey<UndoManager>("undo");

/** Makes the document's undo manager available through the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Returns the undo manager, which reverts local changes only. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);

/** Returns the step that undo would take back, which identifies it. */
export const lastStepOf = (state: EditorState): unknown => undoManagerOf(state)?.undoStack.at(-1);

interface Cursors {
  /** Returns where the cursor was before a change. */
  readonly before: (origin: unknown) => EditorCursor | undefined;
  readonly restore: (cursor: EditorCursor | undefined) => void;
}

/** Makes undo restore the cursor to where the change was made. */
export function rememberCursors(undo: UndoManager, { before, restore }: Cursors): void {
  undo.on("stack-item-added", ({ stackItem, origin }: { stackItem: StackItem; origin: unknown }) => {
    stackItem.meta.set("cursor", before(origin));
  });
  undo.on("stack-item-popped", ({ stackItem }: { stackItem: StackItem }) => {
    restore(stackItem.meta.get("cursor") as EditorCursor | undefined);
  });
}

interface StackItem {
  readonly meta: Map<unknown, unknown>;
}
