import { useState } from "react";
import * as z from "zod";
import type { PlayId } from "#domain/play/play.ts";
import { playSettings } from "../playSettings.ts";

/** Voices of this many characters are stored. The one chosen first is dropped first. */
const maxVoices = 60;
/** Characters. A longer name or voice isn't stored, so that no play takes much of the browser's storage. */
const maxLength = 200;

const settingsSchema = z.object({
  speed: z.enum(["0.75", "1", "1.25", "1.5"]).catch("1"),
  skipsDirections: z.boolean().catch(false),
  /** Unless it was chosen, it depends on the number of voices. */
  readsNames: z.boolean().optional().catch(undefined),
  /** The `voiceURI` of each chosen voice, by the key of the character's name. Includes those this device doesn't have. */
  voices: z.record(z.string(), z.string()).catch({}),
  /** Whether voices may read that send the lines to a company's server. */
  usesRemoteVoices: z.boolean().catch(false),
});

export type ListeningSettings = z.infer<typeof settingsSchema>;

const stored = playSettings("ghostlight.listening", settingsSchema);

/** How a play is read aloud, remembered for each play on this device. */
export function useListeningSettings(
  playId: PlayId,
): readonly [ListeningSettings, change: (changes: Partial<ListeningSettings>) => void] {
  const [settings, setSettings] = useState(() => stored.find(playId) ?? settingsSchema.parse({}));
  const change = (changes: Partial<ListeningSettings>): void => {
    const next = { ...settings, ...changes };
    setSettings(next);
    stored.save(playId, { ...next, voices: bounded(next.voices) });
  };
  return [settings, change];
}

/** Returns the voices with another one, which is now the one chosen last. */
export function withVoice(voices: ListeningSettings["voices"], speaker: string, voice: string) {
  const { [speaker]: _old, ...others } = voices;
  return { ...others, [speaker]: voice };
}

function bounded(voices: ListeningSettings["voices"]): ListeningSettings["voices"] {
  const short = Object.entries(voices).filter(
    ([speaker, voice]) => Math.max(speaker.length, voice.length) <= maxLength,
  );
  return Object.fromEntries(short.slice(-maxVoices));
}
