import { useEffect, useState } from "react";
import { type CharacterColor, colorsByName } from "#domain/play/characters/characterColors.ts";
import { findSpellingProblems, type SpellingProblem } from "#domain/play/characters/findSpellingProblems.ts";
import type { NamedPlay } from "#domain/play/characters/planNames.ts";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { readCast } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { observeNames } from "#frontend/modules/editor/plugins/characterMarks.ts";
import { afterPause } from "#frontend/platform/afterPause.ts";

/** Everything that the panel shows about the play. */
export interface ShownCast extends NamedPlay {
  readonly problems: readonly SpellingProblem[];
  /** By the key of the name. */
  readonly colors: ReadonlyMap<string, CharacterColor>;
  readonly ignored: readonly string[];
}

function readShownCast(editor: Editor): ShownCast {
  const play = readCast(editor);
  const { colors = {}, ignored = [] } = readCharacterSettings(editor.doc) ?? {};
  return {
    ...play,
    problems: findSpellingProblems(play.cast, new Set(ignored)),
    colors: colorsByName({ colors }, play.characters),
    ignored,
  };
}

/** Returns the characters of the play, read again in a pause after a change, or at once by `refresh`. */
export function useShownCast(editor: Editor): { cast: ShownCast; refresh: () => void } {
  const [cast, setCast] = useState(() => readShownCast(editor));
  useEffect(() => {
    const refreshing = afterPause(() => setCast(readShownCast(editor)));
    let shown = editor.state().doc;
    const stopEditor = editor.subscribe(() => {
      const { doc } = editor.state();
      if (doc !== shown) refreshing.start();
      shown = doc;
    });
    const stopNames = observeNames(editor.doc, refreshing.start);
    return () => {
      refreshing.stop();
      stopEditor();
      stopNames();
    };
  }, [editor]);
  return { cast, refresh: () => setCast(readShownCast(editor)) };
}
