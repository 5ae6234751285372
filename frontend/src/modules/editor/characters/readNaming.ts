import { type Naming, namingOf } from "#domain/play/characters/naming.ts";
import { readCharacters } from "#domain/play/document/characters.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { cuesIn } from "../schema/speakers.ts";

/** Returns which names in the cues belong to whom now. */
export const readNaming = ({ doc, state }: Pick<EditorBinding, "doc" | "state">): Naming =>
  namingOf(cuesIn(state().doc), readCharacters(doc));
