import type { Node } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import { Decoration } from "prosemirror-view";
import type * as Y from "yjs";
import { type CharacterColor, colorsByName } from "#domain/play/characters/characterColors.ts";
import { type Naming, namingOf } from "#domain/play/characters/naming.ts";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { readCharacters } from "#domain/play/document/characters.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { afterPause } from "#frontend/platform/afterPause.ts";
import type { PlacedBlock } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import { cuesIn } from "../schema/speakers.ts";
import { blockMarks } from "./blockMarks.ts";

type Colors = ReadonlyMap<string, CharacterColor>;

/** Marks the names in cues of characters that have a color. A play without colors has no marks to keep. */
export function characterMarks(doc: Y.Doc): Plugin {
  let colors = readColors(doc);
  let naming = namingOf([], []);
  let onCue = (): void => undefined;
  const prepare = (manuscript: Node): void => {
    naming = namingOf(cuesIn(manuscript), readCharacters(doc));
  };
  const decorate = ({ node, pos }: PlacedBlock) => {
    if (attributesOf(node).kind !== "cue") return [];
    onCue();
    return naming.namesIn(node.textContent).flatMap(({ key, from, to }) => {
      const color = colors.get(key);
      if (!color) return [];
      return [Decoration.inline(pos + 1 + from, pos + 1 + to, { class: `character-mark character-${color}` })];
    });
  };
  return blockMarks(decorate, {
    prepare,
    isOn: () => colors.size > 0,
    observe(redraw, view) {
      const stopNames = observeNames(doc, () => {
        const now = readColors(doc);
        const isSame = now.size === colors.size && [...now].every(([key, color]) => colors.get(key) === color);
        colors = now;
        if (!isSame) redraw();
      });
      // A cue may be the first by a name, and then other cues have several names.
      const reading = afterPause(() => {
        const before = naming;
        prepare(view.state.doc);
        if (cuesIn(view.state.doc).some((cue) => isReadDifferently(cue, before, naming))) redraw();
      });
      onCue = reading.start;
      return () => {
        onCue = () => undefined;
        reading.stop();
        stopNames();
      };
    },
  });
}

const isReadDifferently = (cue: string, before: Naming, now: Naming): boolean => {
  const [one, other] = [before.namesIn(cue), now.namesIn(cue)];
  return one.length !== other.length || one.some(({ key }, index) => key !== other[index]?.key);
};

function readColors(doc: Y.Doc): Colors {
  const settings = readCharacterSettings(doc);
  return settings?.colors ? colorsByName(settings, readCharacters(doc)) : new Map();
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
