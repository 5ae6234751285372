import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { UndoManager } from "yjs";
import type { Cursor } from "../schema/cursor.ts";

const undoKey = new PluginKey<UndoManager>("undo");

/** Lets actions find the document's undo manager by the editor's state. */
export const undoPlugin = (undo: UndoManager): Plugin =>
  new Plugin({ key: undoKey, state: { init: () => undo, apply: () => undo } });

/** Undoes what was done here, never what came from elsewhere. */
export const undoManagerOf = (state: EditorState): UndoManager | undefined => undoKey.getState(state);

interface Cursors {
  /** Where the writer stood before a change. */
  readonly before: (origin: unknown) => Cursor | undefined;
  readonly restore: (cursor: Cursor | undefined) => void;
}

/** Undo brings the writer back to where it was done. */
export function rememberCursors(undo: UndoManager, { before, restore }: Cursors): void {
  undo.on("stack-item-added", ({ stackItem, origin }: { stackItem: StackItem; origin: unknown }) => {
    stackItem.meta.set("cursor", before(origin));
  });
  undo.on("stack-item-popped", ({ stackItem }: { stackItem: StackItem }) => {
    restore(stackItem.meta.get("cursor") as Cursor | undefined);
  });
}

interface StackItem {
  readonly meta: Map<unknown, unknown>;
}
