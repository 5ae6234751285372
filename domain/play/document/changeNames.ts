import type * as Y from "yjs";
import type { ListEdit, NamePlan } from "../characters/planNames.ts";
import { moveCharacterColor } from "./characterSettings.ts";
import { addAlias, mergeCharacters, readCharacters, renameCharacter, setCharacterField } from "./characters.ts";

/** Changes the list of characters and their colors as planned; the text is changed in the editor. */
export function changeNames(doc: Y.Doc, { list, listMentions, key }: NamePlan): void {
  doc.transact(() => {
    // From the last one on, so that the others' ranges stay right.
    for (const edit of listMentions.toReversed()) editText(doc, edit);
    if (key) moveCharacterColor(doc, key.from, key.to);
    if (list?.kind === "rename") renameCharacter(doc, list.id, list.name, list.former);
    else if (list?.kind === "merge") mergeCharacters(doc, list.id, list.into);
    else if (list) addAlias(doc, list.id, list.alias);
  });
}

function editText(doc: Y.Doc, { id, field, from, to, text }: ListEdit): void {
  const before = readCharacters(doc).find((character) => character.id === id)?.[field] ?? "";
  setCharacterField(doc, id, field, before.slice(0, from) + text + before.slice(to));
}
