import type * as Y from "yjs";
import type { FrontEdit, ListEdit, Mentions, NamePlan, TextEdit } from "../characters/planNames.ts";
import { moveCharacterColor } from "./characterSettings.ts";
import { addAlias, mergeCharacters, readCharacters, renameCharacter, setCharacterField } from "./characters.ts";
import { readFront, setFrontField } from "./front.ts";
import { readOutline, setOutlineEntry } from "./outline.ts";

/**
 * Changes the list of characters and their colors, the front matter, and the synopses as planned; the text is changed in
 * the editor.
 */
export function changeNames(doc: Y.Doc, { list, mentions, key }: NamePlan): void {
  doc.transact(() => {
    editMentions(doc, mentions);
    if (key) moveCharacterColor(doc, key.from, key.to);
    if (list?.kind === "rename") renameCharacter(doc, list.id, list.name, list.former);
    else if (list?.kind === "merge") mergeCharacters(doc, list.id, list.into);
    else if (list) addAlias(doc, list.id, list.alias);
  });
}

/** From the last one on, so that the others' ranges stay right. */
function editMentions(doc: Y.Doc, { list, front, synopses }: Mentions): void {
  for (const edit of list.toReversed()) editDescription(doc, edit);
  for (const edit of front.toReversed()) editFront(doc, edit);
  for (const edit of synopses.toReversed()) editSynopsis(doc, edit);
}

function editDescription(doc: Y.Doc, { id, field, ...edit }: ListEdit): void {
  const before = readCharacters(doc).find((character) => character.id === id)?.[field] ?? "";
  setCharacterField(doc, id, field, edited(before, edit));
}

const editFront = (doc: Y.Doc, { field, ...edit }: FrontEdit): void =>
  setFrontField(doc, field, edited(readFront(doc)[field], edit));

const editSynopsis = (doc: Y.Doc, { id, ...edit }: TextEdit): void =>
  setOutlineEntry(doc, id, { synopsis: edited(readOutline(doc)[id]?.synopsis ?? "", edit) });

const edited = (before: string, { from, to, text }: Omit<TextEdit, "id">): string =>
  before.slice(0, from) + text + before.slice(to);
