import type * as Y from "yjs";
import type { NamePlan } from "../characters/planNames.ts";
import { moveCharacterColor } from "./characterSettings.ts";
import { addAlias, mergeCharacters, renameCharacter } from "./characters.ts";

/** Changes the list of characters and their colors as planned; the text is changed in the editor. */
export function changeNames(doc: Y.Doc, { list, key }: NamePlan): void {
  doc.transact(() => {
    if (key) moveCharacterColor(doc, key.from, key.to);
    if (list?.kind === "rename") renameCharacter(doc, list.id, list.name, list.former);
    else if (list?.kind === "merge") mergeCharacters(doc, list.id, list.into);
    else if (list) addAlias(doc, list.id, list.alias);
  });
}
