import { type Reading, type ReadPiece, stepFrom, stepStart } from "#domain/play/listening/readingOf.ts";
import type { BlockId } from "#domain/play/play.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";

/** The word that is being read, as offsets in a block's text. */
export interface SpokenPlace {
  readonly blockId: BlockId;
  readonly from: number;
  readonly to: number;
}

export interface PlayerState {
  readonly kind: "stopped" | "reading" | "paused";
  readonly place?: SpokenPlace | undefined;
}

export interface PlayerOptions {
  readonly synthesis: SpeechSynthesis;
  readonly newUtterance: (text: string) => SpeechSynthesisUtterance;
  /** Returns the voice for a speaker, or for the narrator (undefined). Without one, nothing is read. */
  readonly voiceOf: (speaker: string | undefined) => SpeechSynthesisVoice | undefined;
  /** Returns the speed; 1 is the voice's own. */
  readonly rate: () => number;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

export interface Player {
  readonly state: ReadableStore<PlayerState>;
  /** Reads this instead of what it's reading. */
  readonly start: (reading: Reading) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /**
   * Goes to the next step, or to the start of this one, or if it has just begun, to the one before. If the text has
   * changed, `changed` is what's left to read.
   */
  readonly skip: (by: 1 | -1, changed?: Reading) => void;
}

/** Milliseconds in which a second click still means the step before, although the first one's step is being read. */
const justBegunMs = 3000;

/** Reads pieces of text aloud, one after the other, with the browser's voices. */
export function createPlayer({ synthesis, newUtterance, voiceOf, rate, now }: PlayerOptions): Player {
  const state = createStore<PlayerState>({ kind: "stopped" });
  let pieces: readonly ReadPiece[] = [];
  let current = 0;
  /** When the current step was begun at its start; undefined if reading began within it. */
  let begun: number | undefined;
  /** Identifies the utterance whose events count. Canceled ones still report their end. */
  let turn = 0;

  const utteranceOf = (text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance => {
    const utterance = newUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate();
    return utterance;
  };

  const read = (index: number): void => {
    turn++;
    synthesis.cancel();
    // Canceling leaves a pause as it is, and nothing would be heard.
    synthesis.resume();
    const piece = pieces[index];
    const voice = piece && voiceOf(piece.speaker);
    // An utterance without a voice would be read by the browser's default voice, which may send it to a company.
    if (!voice) {
      state.set({ kind: "stopped" });
      return;
    }
    current = index;
    if (stepStart(pieces, index) === index) begun = now();
    const own = turn;
    const utterance = utteranceOf(piece.text, voice);
    const whole = { blockId: piece.blockId, from: piece.from, to: piece.from + piece.text.length };
    utterance.onboundary = ({ name, charIndex }) => {
      if (own === turn && name === "word") state.set({ ...state.get(), place: wordAt(piece, charIndex) });
    };
    utterance.onend = () => own === turn && read(index + 1);
    // Without this, one piece that a voice can't read would end the reading.
    utterance.onerror = () => own === turn && read(index + 1);
    state.set({ kind: "reading", place: whole });
    synthesis.speak(utterance);
  };

  return {
    state,
    start(reading) {
      pieces = reading.pieces;
      begun = undefined;
      read(reading.first);
    },
    pause() {
      if (state.get().kind !== "reading") return;
      synthesis.pause();
      state.set({ ...state.get(), kind: "paused" });
    },
    resume() {
      if (state.get().kind !== "paused") return;
      synthesis.resume();
      state.set({ ...state.get(), kind: "reading" });
    },
    stop() {
      turn++;
      synthesis.resume();
      synthesis.cancel();
      state.set({ kind: "stopped" });
    },
    skip(by, changed) {
      if (state.get().kind === "stopped") return;
      if (changed) ({ pieces, first: current } = changed);
      const isJustBegun = begun !== undefined && now() - begun < justBegunMs;
      read(by > 0 || isJustBegun ? stepFrom(pieces, current, by) : stepStart(pieces, current));
    },
  };
}

function wordAt({ blockId, from, text }: ReadPiece, charIndex: number): SpokenPlace {
  const word = /^\S+/.exec(text.slice(charIndex))?.[0] ?? "";
  return { blockId, from: from + charIndex, to: from + charIndex + word.length };
}
