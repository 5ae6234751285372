import type { ReadPiece } from "#domain/play/listening/readingOf.ts";
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
  /** Returns the voice for a speaker; undefined for the narrator's. */
  readonly voiceOf: (speaker: string | undefined) => SpeechSynthesisVoice | undefined;
  /** Returns the speed; 1 is the voice's own. */
  readonly rate: () => number;
}

export interface Player {
  readonly state: ReadableStore<PlayerState>;
  /** Reads these pieces, instead of what it's reading. */
  readonly start: (pieces: readonly ReadPiece[]) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Goes to the next piece, or to the one before. */
  readonly skip: (by: 1 | -1) => void;
}

/** Reads pieces of text aloud, one after the other, with the browser's voices. */
export function createPlayer({ synthesis, newUtterance, voiceOf, rate }: PlayerOptions): Player {
  const state = createStore<PlayerState>({ kind: "stopped" });
  let pieces: readonly ReadPiece[] = [];
  let current = 0;
  /** Identifies the utterance whose events count. Canceled ones still report their end. */
  let turn = 0;

  const read = (index: number): void => {
    turn++;
    synthesis.cancel();
    const piece = pieces[index];
    if (!piece) {
      state.set({ kind: "stopped" });
      return;
    }
    current = index;
    const own = turn;
    const utterance = newUtterance(piece.text);
    const voice = voiceOf(piece.speaker);
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.rate = rate();
    const whole = { blockId: piece.blockId, from: piece.from, to: piece.from + piece.text.length };
    utterance.onboundary = ({ name, charIndex }) => {
      if (own === turn && name === "word") state.set({ kind: "reading", place: wordAt(piece, charIndex) });
    };
    utterance.onend = () => own === turn && read(index + 1);
    // Without this, one piece that a voice can't read would end the reading.
    utterance.onerror = () => own === turn && read(index + 1);
    state.set({ kind: "reading", place: whole });
    synthesis.speak(utterance);
  };

  return {
    state,
    start(wanted) {
      pieces = wanted;
      read(0);
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
    skip(by) {
      if (state.get().kind === "stopped") return;
      synthesis.resume();
      read(Math.max(0, current + by));
    },
  };
}

function wordAt({ blockId, from, text }: ReadPiece, charIndex: number): SpokenPlace {
  const word = /^\S+/.exec(text.slice(charIndex))?.[0] ?? "";
  return { blockId, from: from + charIndex, to: from + charIndex + word.length };
}
