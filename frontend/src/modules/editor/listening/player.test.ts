import { expect, test } from "vitest";
import type { ReadPiece } from "#domain/play/listening/readingOf.ts";
import type { BlockId } from "#domain/play/play.ts";
import { createPlayer } from "./player.ts";

const piece = (id: string, text: string, speaker?: string, step = id): ReadPiece => ({
  blockId: id as BlockId,
  from: 0,
  text,
  speaker,
  step: step as BlockId,
});
const pieces = [piece("a", "Rain."), piece("b", "Who left it on?", "NORA"), piece("c", "I did.", "NILS")];
/** Two speeches, each with a name and two pieces. */
const speeches = ["NORA", "NILS"].flatMap((name) => [
  piece(`${name} cue`, name, undefined, name),
  piece(`${name} 1`, `${name} one`, name, name),
  piece(`${name} 2`, `${name} two`, name, name),
]);

type Utterance = Partial<Record<"onend" | "onerror" | "onboundary", (event: object) => void>> & {
  readonly text: string;
  voice?: { readonly name: string };
  rate?: number;
};

/** The browser's speech, as far as the player uses it. A test decides when something has been read, and what time it is. */
function openPlayer(hasVoice = () => true) {
  const said: Utterance[] = [];
  const speech = { isPaused: false, isCanceled: true, time: 0 };
  const synthesis = {
    speak: (utterance: Utterance) => {
      said.push(utterance);
      speech.isCanceled = false;
    },
    cancel: () => {
      speech.isCanceled = true;
    },
    pause: () => {
      speech.isPaused = true;
    },
    resume: () => {
      speech.isPaused = false;
    },
  };
  const player = createPlayer({
    synthesis: synthesis as unknown as SpeechSynthesis,
    newUtterance: (text) => ({ text }) as unknown as SpeechSynthesisUtterance,
    voiceOf: (speaker) =>
      hasVoice() ? ({ name: speaker ?? "narrator", lang: "en" } as SpeechSynthesisVoice) : undefined,
    rate: () => 1.5,
    now: () => speech.time,
  });
  const start = (wanted: readonly ReadPiece[] = pieces, first = 0) => player.start({ pieces: wanted, first });
  return { player, start, said, speech, last: () => said.at(-1) };
}

test("pieces are read one after the other by their own voices, and then reading stops", () => {
  const { player, start, said, last } = openPlayer();
  start();
  last()?.onend?.({});
  last()?.onend?.({});
  expect(said.map(({ text, voice, rate }) => [text, voice?.name, rate])).toEqual([
    ["Rain.", "narrator", 1.5],
    ["Who left it on?", "NORA", 1.5],
    ["I did.", "NILS", 1.5],
  ]);
  last()?.onend?.({});
  expect(player.state.get()).toEqual({ kind: "stopped" });
});

test("when the device has no voice any more, reading stops instead of using the browser's own choice", () => {
  let hasVoice = true;
  const { player, start, said, last } = openPlayer(() => hasVoice);
  start();
  hasVoice = false;
  last()?.onend?.({});
  expect(said).toHaveLength(1);
  expect(player.state.get()).toEqual({ kind: "stopped" });
});

test("the word that's being read is reported, also if the voice reports it after a pause", () => {
  const { player, start, last } = openPlayer();
  start(pieces, 1);
  last()?.onboundary?.({ name: "word", charIndex: 4 });
  expect(player.state.get()).toEqual({ kind: "reading", place: { blockId: "b", from: 4, to: 8 } });
  player.pause();
  last()?.onboundary?.({ name: "word", charIndex: 9 });
  expect(player.state.get()).toEqual({ kind: "paused", place: { blockId: "b", from: 9, to: 11 } });
});

test("a piece that can't be read is skipped, and events of a canceled one are ignored", () => {
  const { player, start, said, last } = openPlayer();
  start();
  last()?.onerror?.({});
  expect(last()?.text).toBe("Who left it on?");
  player.skip(1);
  said[1]?.onend?.({});
  said[1]?.onboundary?.({ name: "word", charIndex: 0 });
  expect(said).toHaveLength(3);
  expect(player.state.get().place?.blockId).toBe("c");
  player.skip(-1);
  expect(last()?.text).toBe("Who left it on?");
});

test("reading pauses, resumes and stops", () => {
  const { player, start, said, speech } = openPlayer();
  player.resume();
  player.skip(1);
  expect(said).toEqual([]);
  start();
  player.pause();
  expect(player.state.get()).toMatchObject({ kind: "paused", place: { blockId: "a" } });
  expect(speech).toMatchObject({ isPaused: true, isCanceled: false });
  player.resume();
  expect(speech).toMatchObject({ isPaused: false, isCanceled: false });
  player.pause();
  player.stop();
  expect(speech).toMatchObject({ isPaused: false, isCanceled: true });
  expect(player.state.get().kind).toBe("stopped");
});

test("what is read after a pause is heard", () => {
  const { player, start, speech } = openPlayer();
  start();
  player.pause();
  start(pieces, 1);
  expect(speech.isPaused).toBe(false);
  player.pause();
  player.skip(1);
  expect(speech.isPaused).toBe(false);
});

test("back and forth go by speeches, also to those before the place where reading began", () => {
  const { player, start, last } = openPlayer();
  start(speeches, 4);
  player.skip(-1);
  expect(last()?.text).toBe("NILS");
  player.skip(-1);
  expect(last()?.text).toBe("NORA");
  player.skip(-1);
  expect(last()?.text).toBe("NORA");
  player.skip(1);
  expect(last()?.text).toBe("NILS");
  player.skip(1);
  expect(player.state.get().kind).toBe("stopped");
});

test("back goes to the start of a speech that has been heard for a while, and else to the one before", () => {
  const { player, start, speech, last } = openPlayer();
  start(speeches, 3);
  speech.time += 1500;
  last()?.onend?.({});
  player.skip(-1);
  expect(last()?.text).toBe("NORA");
  player.skip(1);
  speech.time += 1500;
  last()?.onend?.({});
  speech.time += 5000;
  player.skip(-1);
  expect(last()?.text).toBe("NILS");
});

test("back and forth start from what is left to read of a changed text", () => {
  const { player, start, said, last } = openPlayer();
  start();
  player.skip(1, { pieces: speeches, first: 1 });
  expect(said).toHaveLength(2);
  expect(last()?.text).toBe("NILS");
});
