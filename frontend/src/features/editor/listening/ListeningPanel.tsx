import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
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
import { type ListeningSettings, useListeningSettings, withVoice } from "./useListeningSettings.ts";
import { useReading } from "./useReading.ts";
import "./listening.css";

interface ListeningPanelProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** Reads the play aloud from the cursor on, each character with a voice of their own. */
export function ListeningPanel({ editor, playId, onClose }: ListeningPanelProps) {
  const [settings, change] = useListeningSettings(playId);
  const { voices, isOtherLanguage, hasRemote } = useVoices(usePlayLanguage(editor.doc), settings.usesRemoteVoices);
  const remote = hasRemote && (
    <RemoteVoices isOn={settings.usesRemoteVoices} onChange={(usesRemoteVoices) => change({ usesRemoteVoices })} />
  );
  return (
    <Panel title={listeningWords.title} help="listening" onClose={onClose} className="listening">
      {voices.length === 0 ? (
        <div className="panel-body listening-settings">
          <p className="listening-hint">{listeningWords.noVoice}</p>
          {remote}
        </div>
      ) : (
        <Listening {...{ editor, voices, isOtherLanguage, settings, change, remote }} />
      )}
    </Panel>
  );
}

type ChoiceOfOne = Pick<ChoiceProps, "isOn" | "onChange">;

/** Voices that send what they read to the browser's maker, only if the writer wants it for this play in this browser. */
const RemoteVoices = (choice: ChoiceOfOne) => (
  <div className="listening-remote">
    <Choice label={listeningWords.remoteVoices} {...choice} />
    <p className="listening-hint">{listeningWords.remoteVoicesHint}</p>
  </div>
);

interface ListeningProps extends Pick<Voices, "voices" | "isOtherLanguage"> {
  readonly editor: Editor;
  readonly settings: ListeningSettings;
  readonly change: (changes: Partial<ListeningSettings>) => void;
  readonly remote: ReactNode;
}

const narrator = "";
const speeds = (["0.75", "1", "1.25", "1.5"] as const).map((value) => ({ value, label: listeningWords.speeds[value] }));

function Listening({ editor, voices, isOtherLanguage, settings, change, remote }: ListeningProps) {
  const [speakers] = useState(() => readSpeakers(editor));
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
        {remote}
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

/** Browsers load their list of voices after the page, and say so with an event. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  const now = globalThis.speechSynthesis?.getVoices() ?? [];
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
  /** Whether the browser has voices that aren't on this device. */
  readonly hasRemote: boolean;
}

/**
 * Returns the voices that read on this device, and others only if they're wanted: those, such as Chrome's "Google US
 * English", send what they read to a company's server.
 */
function useVoices(language: string, isRemoteWanted: boolean): Voices {
  const all = useSyncExternalStore(subscribe, readVoices);
  const local = all.filter(({ localService }) => localService === true);
  const allowed = isRemoteWanted ? all : local;
  const own = allowed.filter(({ lang }) => primary(lang) === primary(language));
  return {
    voices: own.length > 0 ? own : allowed,
    isOtherLanguage: own.length === 0 && allowed.length > 0,
    hasRemote: local.length < all.length,
  };
}

/** Some systems write `en_US` instead of `en-US`. */
const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";
