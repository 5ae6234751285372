import { readFront, setFrontField } from "#domain/play/document/front.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";

/** Writes a field of the front matter. It's a step of the play's undo, like typing in an element. */
export function writeFrontField({ doc, change }: EditorBinding, field: FrontField, value: string): void {
  // Creating the text must not be undone: others may have written into it by then.
  setFrontField(doc, field, readFront(doc)[field]);
  change({ name: `front ${field}`, front: field }, () => setFrontField(doc, field, value));
}
