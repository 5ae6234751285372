import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { piecesFrom, type ReadingOptions, type ReadPiece, readingOf } from "#domain/play/listening/readingOf.ts";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { listeningWords as words } from "#frontend/messages/listening.ts";
import { readNaming, readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import { showPosition } from "#frontend/modules/editor/goTo.ts";
import { createPlayer, type Player } from "#frontend/modules/editor/listening/player.ts";
import { showSpoken, spokenPlaceIn, writtenChanges } from "#frontend/modules/editor/listening/spokenWord.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { cursorOf } from "#frontend/modules/editor/schema/editorCursor.ts";
import { findBlock } from "#frontend/modules/editor/schema/flat.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { useManuscriptLanguage } from "#frontend/platform/useManuscriptLanguage.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { Panel } from "../panels/Panel.tsx";
import { useListeningSettings, withVoice } from "./useListeningSettings.ts";
import { useVoices } from "./useVoices.ts";
import "./listening.css";

interface ListeningPanelProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** Reads the play aloud from the cursor on, each character with a voice of their own. */
export function ListeningPanel({ editor, playId, onClose }: ListeningPanelProps) {
  const { voices, isOtherLanguage } = useVoices(useManuscriptLanguage());
  return (
    <Panel title={words.title} help="listening" onClose={onClose} className="listening">
      {voices.length === 0 ? (
        <p className="listening-hint">{words.noVoice}</p>
      ) : (
        <Listening {...{ editor, playId, voices, isOtherLanguage }} />
      )}
    </Panel>
  );
}

interface ListeningProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly isOtherLanguage: boolean;
}

const narrator = "";
const speeds = (["0.75", "1", "1.25", "1.5"] as const).map((value) => ({ value, label: words.speeds[value] }));

function Listening({ editor, playId, voices, isOtherLanguage }: ListeningProps) {
  const [speakers] = useState(() => readSpeakers(editor));
  const [settings, change] = useListeningSettings(playId);
  const { speed, skipsDirections, readsNames = voices.length < 2 } = settings;
  const voiceOf = (speaker = narrator): SpeechSynthesisVoice | undefined =>
    voices.find(({ voiceURI }) => voiceURI === settings.voices[speaker]) ??
    voices[(speakers.findIndex(({ key }) => key === speaker) + 1) % voices.length];
  const player = usePlayer(voiceOf, Number(speed));
  const { kind, place } = useStore(player.state);
  const main = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (kind === "stopped" && document.activeElement === document.body) main.current?.focus();
  }, [kind]);
  useEffect(() => follow(editor, place), [editor, place]);
  useEffect(() => () => follow(editor, undefined), [editor]);
  const { notice, start, resume, skip } = useReading(editor, player, { skipsDirections, readsNames });
  return (
    <>
      <div className="listening-controls">
        {kind !== "stopped" && <Button onClick={() => skip(-1)}>{words.previous}</Button>}
        {/* One button for all of these, so that it keeps the focus. */}
        <Button ref={main} variant="primary" onClick={{ stopped: start, reading: player.pause, paused: resume }[kind]}>
          {{ stopped: words.start, reading: words.pause, paused: words.resume }[kind]}
        </Button>
        {kind !== "stopped" && (
          <>
            <Button onClick={() => skip(1)}>{words.next}</Button>
            <Button onClick={player.stop}>{words.stop}</Button>
          </>
        )}
        <p role="status" className="listening-hint">
          {notice}
        </p>
      </div>
      <div className="panel-body listening-settings">
        {isOtherLanguage && <p className="listening-hint">{words.noVoiceForLanguage}</p>}
        <SelectField
          label={words.speed}
          choices={speeds}
          value={speed}
          onValue={(chosen) => change({ speed: chosen })}
        />
        <Choice
          label={words.skipDirections}
          isOn={skipsDirections}
          onChange={(isOn) => change({ skipsDirections: isOn })}
        />
        <Choice label={words.readNames} isOn={readsNames} onChange={(isOn) => change({ readsNames: isOn })} />
        <h3>{words.voices}</h3>
        {[{ key: narrator, name: words.narrator }, ...speakers].map(({ key: speaker, name }) => (
          <SelectField
            key={speaker}
            label={name}
            choices={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
            value={voiceOf(speaker)?.voiceURI ?? ""}
            onValue={(voice) => change({ voices: withVoice(settings.voices, speaker, voice) })}
          />
        ))}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <label className="listening-choice">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

/**
 * Reads the text as it is. While the writer changes it, reading pauses, so that nothing scrolls away from the cursor, and
 * goes on with the text as it is then.
 */
function useReading(editor: Editor, player: Player, options: Omit<ReadingOptions, "namesIn">) {
  const [notice, setNotice] = useState("");
  const read = useRef<unknown>(undefined);
  const startAt = (pieces: readonly ReadPiece[]): void => {
    read.current = editor.state().doc;
    setNotice(pieces.length === 0 ? words.nothing : "");
    player.start(pieces);
  };
  const piecesAt = (block: BlockId): readonly ReadPiece[] =>
    readingOf(readPlay(editor.doc).blocks, block, { ...options, namesIn: readNaming(editor).namesIn });
  const piecesAtCursor = (): readonly ReadPiece[] => {
    const here = cursorOf(editor.state())?.head.id;
    return here ? piecesAt(here) : [];
  };
  /** Returns what's left to read, if the text has changed. */
  const changedPieces = (): readonly ReadPiece[] | undefined => {
    if (editor.state().doc === read.current) return undefined;
    const place = spokenPlaceIn(editor.state());
    return place ? piecesFrom(piecesAt(place.blockId), place) : piecesAtCursor();
  };
  const changes = useEditorState(editor, writtenChanges);
  const seen = useRef(changes);
  useEffect(() => {
    if (changes !== seen.current && player.state.get().kind === "reading") {
      player.pause();
      setNotice(words.pausedByWriting);
    }
    seen.current = changes;
  }, [changes, player]);
  return {
    notice,
    start: () => startAt(piecesAtCursor()),
    resume(): void {
      const changed = changedPieces();
      setNotice("");
      if (changed) startAt(changed);
      else player.resume();
    },
    skip(by: 1 | -1): void {
      const changed = changedPieces();
      if (changed) startAt(by > 0 ? changed.slice(1) : changed);
      else player.skip(by);
    },
  };
}

/** A player for as long as the panel is open. Changed settings apply to what is read next. */
function usePlayer(voiceOf: (speaker: string | undefined) => SpeechSynthesisVoice | undefined, rate: number) {
  const settings = useRef({ voiceOf, rate });
  useEffect(() => {
    settings.current = { voiceOf, rate };
  });
  const player = useMemo(
    () =>
      createPlayer({
        synthesis: window.speechSynthesis,
        newUtterance: (text) => new SpeechSynthesisUtterance(text),
        voiceOf: (speaker) => settings.current.voiceOf(speaker),
        rate: () => settings.current.rate,
      }),
    [],
  );
  useEffect(() => player.stop, [player]);
  return player;
}

/** Marks the word that's being read, and keeps it in view. */
function follow(editor: Editor, place: Parameters<typeof showSpoken>[1]): void {
  showSpoken(editor, place);
  const placed = place && findBlock(editor.state().doc, place.blockId);
  if (placed) showPosition(editor, placed.pos + 1 + place.from);
}
