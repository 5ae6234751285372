import { useSyncExternalStore } from "react";

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

export function useVoices(language: string): Voices {
  const all = useSyncExternalStore(subscribe, readVoices);
  const own = all.filter(({ lang }) => primary(lang) === primary(language));
  return { voices: own.length > 0 ? own : all, isOtherLanguage: own.length === 0 && all.length > 0 };
}

/** Some systems write `en_US` instead of `en-US`. */
const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";
