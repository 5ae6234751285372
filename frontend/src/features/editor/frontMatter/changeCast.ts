import { createCast } from "#domain/play/document/characters.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";

/** Changes the list of characters. Successive changes with the same name are one step of undo. */
export function changeCast({ doc, change }: EditorBinding, name: string, edit: () => void): void {
  // Creating the list must not be undone: others may have added to it by then.
  createCast(doc);
  change({ name: `characters ${name}`, front: "characters" }, edit);
}
