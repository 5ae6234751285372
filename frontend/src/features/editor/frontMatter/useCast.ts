import { useState } from "react";
import {
  type CharacterField,
  moveCharacter,
  removeCharacter,
  renameCharacter,
  setCharacterField,
  writeCharacter,
} from "#domain/play/document/characters.ts";
import { isSpeaker } from "#domain/play/speakers.ts";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { useFront } from "../titlePage/useFront.ts";
import { changeCast, newCharacter } from "./changeCast.ts";

/** What the last change did, in words. */
interface CastNotice {
  readonly text: string;
  readonly canUndo?: boolean;
}

/** The characters of a play and how to change them. Each change is saved at once and is one step of undo. */
export function useCast(editor: EditorBinding, speakers: readonly string[]) {
  const { doc } = editor;
  const { characters } = useFront(doc);
  const [notice, setNotice] = useState<CastNotice>();
  const [focusId, setFocusId] = useState<string>();
  const nameOf = (id: string): string => {
    const at = characters.findIndex((character) => character.id === id);
    return characters[at]?.name.trim() || frontMatterWords.character.unnamed({ position: at + 1 });
  };
  /** Makes a change that is a step of its own. */
  const changeOnce = (edit: () => void): void => {
    editor.endStep();
    changeCast(editor, "once", edit);
    editor.endStep();
    setNotice(undefined);
  };
  return {
    characters,
    notice,
    /** The character whose name gets the focus. */
    focusId,
    add(): void {
      const character = newCharacter("");
      changeOnce(() => writeCharacter(doc, character));
      setFocusId(character.id);
    },
    addSpeakers(names: readonly string[]): void {
      const added = names.map(newCharacter);
      changeOnce(() => {
        for (const character of added) writeCharacter(doc, character);
      });
      setFocusId(added[0]?.id);
      setNotice({ text: frontMatterWords.addedSpeakers({ count: added.length }) });
    },
    setText(id: string, field: CharacterField, value: string): void {
      setNotice(undefined);
      changeCast(editor, `${id} ${field}`, () => setCharacterField(doc, id, field, value));
    },
    /** Keeps the former name only if cues have it, so that corrected typing errors don't pile up. */
    rename(id: string, name: string, former: string): void {
      setNotice(undefined);
      changeCast(editor, `${id} name`, () => renameCharacter(doc, id, name, isSpeaker(former, speakers) ? former : ""));
    },
    move(id: string, by: 1 | -1): void {
      const to = characters.findIndex((character) => character.id === id) + by;
      if (to < 0 || to >= characters.length) {
        setNotice({
          text: to < 0 ? frontMatterWords.first({ name: nameOf(id) }) : frontMatterWords.last({ name: nameOf(id) }),
        });
        return;
      }
      changeOnce(() => moveCharacter(doc, id, to));
      setNotice({ text: frontMatterWords.moved({ name: nameOf(id), position: to + 1, count: characters.length }) });
    },
    remove(id: string): void {
      changeOnce(() => removeCharacter(doc, id));
      setNotice({ text: frontMatterWords.removed({ name: nameOf(id) }), canUndo: true });
    },
    undoRemoval(): void {
      editor.undoFront("undo");
      setNotice(undefined);
    },
    step(direction: "undo" | "redo"): void {
      editor.undoFront(direction);
      setNotice(undefined);
    },
    pause: editor.endStep,
  };
}
