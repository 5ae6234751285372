import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";
import type { EditorCursor } from "../schema/editorCursor.ts";

const undoKey = new PluginKey<UndoManager>("undo");

/** Lets actions find the document's undo manager by the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Undoes what was done here, never what came from elsewhere. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);

interface Cursors {
  /** Where the writer stood before a change. */
  readonly before: (origin: unknown) => EditorCursor | undefined;
  readonly restore: (cursor: EditorCursor | undefined) => void;
}

/** Undo brings the writer back to where it was done. */
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
