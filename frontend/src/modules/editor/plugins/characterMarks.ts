import type { Plugin } from "prosemirror-state";
import { Decoration } from "prosemirror-view";
import type * as Y from "yjs";
import { type CharacterColor, colorsByName } from "#domain/play/characters/characterColors.ts";
import { nameKeyOf } from "#domain/play/characters/nameKeyOf.ts";
import { findName, type NameRange, partsOf } from "#domain/play/characters/naming.ts";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { readCharacters } from "#domain/play/document/characters.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { PlacedBlock } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import { blockMarks } from "./blockMarks.ts";

type Colors = ReadonlyMap<string, CharacterColor>;

/** Marks the names in cues of characters that have a color. A play without colors has no marks to keep. */
export function characterMarks(doc: Y.Doc): Plugin {
  let colors = readColors(doc);
  const decorate = ({ node, pos }: PlacedBlock) => {
    if (attributesOf(node).kind !== "cue") return [];
    return coloredNames(node.textContent, colors).map(({ name, from, to }) =>
      Decoration.inline(pos + 1 + from, pos + 1 + to, {
        class: `character-mark character-${colors.get(nameKeyOf(name))}`,
      }),
    );
  };
  return blockMarks(decorate, {
    isOn: () => colors.size > 0,
    observe: (redraw) =>
      observeNames(doc, () => {
        const now = readColors(doc);
        const isSame = now.size === colors.size && [...now].every(([key, color]) => colors.get(key) === color);
        colors = now;
        if (!isSame) redraw();
      }),
  });
}

function readColors(doc: Y.Doc): Colors {
  const settings = readCharacterSettings(doc);
  return settings?.colors ? colorsByName(settings, readCharacters(doc)) : new Map();
}

function coloredNames(cue: string, colors: Colors): readonly NameRange[] {
  const whole = findName(cue);
  if (!whole) return [];
  return colors.has(nameKeyOf(whole.name)) ? [whole] : partsOf(whole).filter(({ name }) => colors.has(nameKeyOf(name)));
}

/** Calls the listener after changes of the list of characters and their settings. Returns a function that stops it. */
export function observeNames(doc: Y.Doc, listener: () => void): () => void {
  const { front, characterSettings } = playDocumentOf(doc);
  front.observeDeep(listener);
  characterSettings.observe(listener);
  return () => {
    front.unobserveDeep(listener);
    characterSettings.unobserve(listener);
  };
}
