import { useEffect, useMemo, useRef, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { type Reading, type ReadingOptions, type ReadPlace, readingFrom } from "#domain/play/listening/readingOf.ts";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { readNaming } from "#frontend/modules/editor/characters/readNaming.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { createPlayer } from "#frontend/modules/editor/listening/player.ts";
import { spokenPlaceIn, writtenChanges } from "#frontend/modules/editor/listening/spokenWord.ts";
import { cursorOf } from "#frontend/modules/editor/schema/editorCursor.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";

export interface Manner extends ReadingOptions {
  readonly voiceOf: (speaker: string | undefined) => SpeechSynthesisVoice | undefined;
  readonly rate: number;
  /** What the writer has chosen. Another object after each change of it. */
  readonly chosen: unknown;
}

/**
 * Reads the text as it is. While the writer changes it, reading pauses, so that nothing scrolls away from the cursor, and
 * goes on with the text as it is then. Another manner takes hold at once, from the word that's being read.
 */
export function useReading(editor: Editor, manner: Manner) {
  const player = usePlayer(manner);
  const [notice, setNotice] = useState("");
  const read = useRef<{ readonly doc: unknown; readonly chosen: unknown }>(undefined);
  const start = (reading: Reading): void => {
    const { chosen } = manner;
    read.current = { doc: editor.state().doc, chosen };
    setNotice(reading.first === reading.pieces.length ? listeningWords.nothing : "");
    player.start(reading);
  };
  const readingAt = (place: ReadPlace | undefined): Reading => {
    if (!place) return { pieces: [], first: 0 };
    return readingFrom(readPlay(editor.doc).blocks, place, { ...manner, namesIn: readNaming(editor).namesIn });
  };
  const cursorPlace = (): ReadPlace | undefined => {
    const here = cursorOf(editor.state())?.head.id;
    return here && { blockId: here, from: 0 };
  };
  const readingHere = (): Reading => readingAt(spokenPlaceIn(editor.state()) ?? cursorPlace());
  /** Returns what's left to read, if the text or the manner has changed. */
  const changedReading = (): Reading | undefined => {
    const isSame = editor.state().doc === read.current?.doc && manner.chosen === read.current?.chosen;
    return isSame ? undefined : readingHere();
  };
  usePauseOnChange(editor, () => {
    if (player.state.get().kind !== "reading") return;
    player.pause();
    setNotice(listeningWords.pausedByWriting);
  });
  useOnChange(manner.chosen, () => {
    if (player.state.get().kind === "reading") start(readingHere());
  });
  return {
    player,
    notice,
    start: () => start(readingAt(cursorPlace())),
    resume(): void {
      const changed = changedReading();
      setNotice("");
      if (changed) start(changed);
      else player.resume();
    },
    skip(by: 1 | -1): void {
      const changed = changedReading();
      if (changed) read.current = { doc: editor.state().doc, chosen: manner.chosen };
      setNotice("");
      player.skip(by, changed);
    },
  };
}

const usePauseOnChange = (editor: Editor, pause: () => void): void =>
  useOnChange(useEditorState(editor, writtenChanges), pause);

/** Calls a function after each change of a value. */
function useOnChange(value: unknown, act: () => void): void {
  const seen = useRef(value);
  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    act();
  });
}

/** A player for as long as the panel is open. It reads the next piece in the manner of the latest render. */
function usePlayer(manner: Manner) {
  const latest = useRef(manner);
  useEffect(() => {
    latest.current = manner;
  });
  const player = useMemo(
    () =>
      createPlayer({
        synthesis: window.speechSynthesis,
        newUtterance: (text) => new SpeechSynthesisUtterance(text),
        voiceOf: (speaker) => latest.current.voiceOf(speaker),
        rate: () => latest.current.rate,
        now: () => performance.now(),
      }),
    [],
  );
  useEffect(() => player.stop, [player]);
  return player;
}
