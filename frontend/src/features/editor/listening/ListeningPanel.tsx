import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { listeningWords } from "#frontend/messages/listening.yaml";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { showPosition } from "#frontend/modules/editor/goTo.ts";
import { showSpoken } from "#frontend/modules/editor/listening/spokenWord.ts";
import { usePlayLanguage } from "#frontend/modules/editor/playLanguage.ts";
import { findBlock } from "#frontend/modules/editor/schema/flat.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { Panel } from "../panels/Panel.tsx";
import { ListeningControls } from "./ListeningControls.tsx";
import { useListeningSettings, withVoice } from "./useListeningSettings.ts";
import { useReading } from "./useReading.ts";
import "./listening.css";

interface ListeningPanelProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** Reads the play aloud from the cursor on, each character with a voice of their own. */
export function ListeningPanel({ editor, playId, onClose }: ListeningPanelProps) {
  const { voices, isOtherLanguage } = useVoices(usePlayLanguage(editor.doc));
  return (
    <Panel title={listeningWords.title} help="listening" onClose={onClose} className="listening">
      {voices.length === 0 ? (
        <p className="listening-hint">{listeningWords.noVoice}</p>
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
const speeds = (["0.75", "1", "1.25", "1.5"] as const).map((value) => ({ value, label: listeningWords.speeds[value] }));

function Listening({ editor, playId, voices, isOtherLanguage }: ListeningProps) {
  const [speakers] = useState(() => readSpeakers(editor));
  const [settings, change] = useListeningSettings(playId);
  const { speed, skipsDirections, readsNames = voices.length < 2 } = settings;
  const voiceOf = (speaker = narrator): SpeechSynthesisVoice | undefined =>
    voices.find(({ voiceURI }) => voiceURI === settings.voices[speaker]) ??
    voices[(speakers.findIndex(({ key }) => key === speaker) + 1) % voices.length];
  const manner = { skipsDirections, readsNames, voiceOf, rate: Number(speed), chosen: settings };
  const { player, notice, start, resume, skip } = useReading(editor, manner);
  const { kind, place } = useStore(player.state);
  useEffect(() => follow(editor, place), [editor, place]);
  useEffect(() => () => follow(editor, undefined), [editor]);
  return (
    <>
      <div className="listening-head">
        <ListeningControls
          kind={kind}
          onStart={start}
          onPause={player.pause}
          onResume={resume}
          onStop={player.stop}
          onSkip={skip}
        />
        <p role="status" className="listening-hint">
          {notice}
        </p>
      </div>
      <div className="panel-body listening-settings">
        {isOtherLanguage && <p className="listening-hint">{listeningWords.noVoiceForLanguage}</p>}
        <SelectField
          label={listeningWords.speed}
          choices={speeds}
          value={speed}
          onValue={(chosen) => change({ speed: chosen })}
        />
        <Choice
          label={listeningWords.skipDirections}
          isOn={skipsDirections}
          onChange={(isOn) => change({ skipsDirections: isOn })}
        />
        <Choice label={listeningWords.readNames} isOn={readsNames} onChange={(isOn) => change({ readsNames: isOn })} />
        <h3>{listeningWords.voices}</h3>
        {[{ key: narrator, name: listeningWords.narrator }, ...speakers].map(({ key: speaker, name }) => (
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
    <span>{label}</span>
  </label>
);

/** Marks the word that's being read, and keeps it in view. */
function follow(editor: Editor, place: Parameters<typeof showSpoken>[1]): void {
  showSpoken(editor, place);
  const placed = place && findBlock(editor.state().doc, place.blockId);
  if (placed) showPosition(editor, placed.pos + 1 + place.from);
}

let known: readonly SpeechSynthesisVoice[] = [];

/**
 * Returns the voices that read on this device. Others, such as Chrome's "Google US English", send what they read to a
 * company's server. Browsers load their list of voices after the page, and say so with an event.
 */
function readVoices(): readonly SpeechSynthesisVoice[] {
  const now = (globalThis.speechSynthesis?.getVoices() ?? []).filter(({ localService }) => localService === true);
  if (now.length !== known.length || now.some((voice, index) => voice !== known[index])) known = now;
  return known;
}

function subscribe(listener: () => void): () => void {
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", listener);
  return () => globalThis.speechSynthesis?.removeEventListener?.("voiceschanged", listener);
}

interface Voices {
  /** Those of a language, or all if it has none. */
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly isOtherLanguage: boolean;
}

function useVoices(language: string): Voices {
  const all = useSyncExternalStore(subscribe, readVoices);
  const own = all.filter(({ lang }) => primary(lang) === primary(language));
  return { voices: own.length > 0 ? own : all, isOtherLanguage: own.length === 0 && all.length > 0 };
}

/** Some systems write `en_US` instead of `en-US`. */
const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";
