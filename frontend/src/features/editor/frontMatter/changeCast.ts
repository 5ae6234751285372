import { nanoid } from "nanoid";
import { createCast } from "#domain/play/document/characters.ts";
import type { Character } from "#domain/play/play.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";

export const newCharacter = (name: string): Character => ({
  id: nanoid(10),
  name,
  aliases: [],
  age: "",
  gender: "",
  description: "",
  doubling: "",
});

/** Changes the list of characters. Successive changes with the same name are one step of undo. */
export function changeCast({ doc, change }: EditorBinding, name: string, edit: () => void): void {
  // Creating the list must not be undone: others may have added to it by then.
  createCast(doc);
  change({ name: `characters ${name}`, front: "characters" }, edit);
}
