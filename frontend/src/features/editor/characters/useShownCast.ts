import { useEffect, useState } from "react";
import { type CharacterColor, colorsByName } from "#domain/play/characters/characterColors.ts";
import type { NamedPlay } from "#domain/play/characters/planNames.ts";
import { findSpellingProblems, type SpellingProblem } from "#domain/play/characters/spellingProblems.ts";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { readCast } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { observeNames } from "#frontend/modules/editor/plugins/characterMarks.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

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

/** Milliseconds without a change before the play is read again, so that it isn't read between two keys. */
const pauseMs = 300;

/** Returns the characters of the play, read again when the browser is idle after a change, or at once by `refresh`. */
export function useShownCast(editor: Editor): { cast: ShownCast; refresh: () => void } {
  const [cast, setCast] = useState(() => readShownCast(editor));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let cancel: (() => void) | undefined;
    const stopWaiting = (): void => {
      clearTimeout(pause);
      cancel?.();
    };
    const refreshLater = (): void => {
      stopWaiting();
      pause = setTimeout(() => {
        cancel = whenIdle(() => setCast(readShownCast(editor)), { latestMs: 1_000, fallbackMs: 0 });
      }, pauseMs);
    };
    let shown = editor.state().doc;
    const stopEditor = editor.subscribe(() => {
      const { doc } = editor.state();
      if (doc !== shown) refreshLater();
      shown = doc;
    });
    const stopNames = observeNames(editor.doc, refreshLater);
    return () => {
      stopWaiting();
      stopEditor();
      stopNames();
    };
  }, [editor]);
  return { cast, refresh: () => setCast(readShownCast(editor)) };
}
