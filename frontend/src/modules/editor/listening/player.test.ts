import { expect, test } from "vitest";
import type { ReadPiece } from "#domain/play/listening/readingOf.ts";
import type { BlockId } from "#domain/play/play.ts";
import { createPlayer } from "./player.ts";

const piece = (id: string, text: string, speaker?: string): ReadPiece => ({
  blockId: id as BlockId,
  from: 0,
  text,
  speaker,
});
const pieces = [piece("a", "Rain."), piece("b", "Who left it on?", "NORA"), piece("c", "I did.", "NILS")];

type Utterance = Partial<Record<"onend" | "onerror" | "onboundary", (event: object) => void>> & {
  readonly text: string;
  voice?: { readonly name: string };
  rate?: number;
};

/** The browser's speech, as far as the player uses it. A test decides when something has been read. */
function openPlayer() {
  const said: Utterance[] = [];
  const calls: string[] = [];
  const synthesis = {
    speak: (utterance: Utterance) => said.push(utterance),
    cancel: () => calls.push("cancel"),
    pause: () => calls.push("pause"),
    resume: () => calls.push("resume"),
  };
  const player = createPlayer({
    synthesis: synthesis as unknown as SpeechSynthesis,
    newUtterance: (text) => ({ text }) as unknown as SpeechSynthesisUtterance,
    voiceOf: (speaker) => ({ name: speaker ?? "narrator", lang: "en" }) as SpeechSynthesisVoice,
    rate: () => 1.5,
  });
  return { player, said, calls, last: () => said.at(-1) };
}

test("pieces are read one after the other by their own voices, and then reading stops", () => {
  const { player, said, last } = openPlayer();
  player.start(pieces);
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

test("the word that's being read is reported", () => {
  const { player, last } = openPlayer();
  player.start([pieces[1] ?? piece("b", "")]);
  last()?.onboundary?.({ name: "word", charIndex: 4 });
  expect(player.state.get()).toEqual({ kind: "reading", place: { blockId: "b", from: 4, to: 8 } });
});

test("a piece that can't be read is skipped, and events of a canceled one are ignored", () => {
  const { player, said, last } = openPlayer();
  player.start(pieces);
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
  const { player, calls } = openPlayer();
  player.resume();
  player.skip(1);
  expect(calls).toEqual([]);
  player.start(pieces);
  player.pause();
  expect(player.state.get()).toMatchObject({ kind: "paused", place: { blockId: "a" } });
  player.resume();
  player.stop();
  expect(calls).toEqual(["cancel", "pause", "resume", "resume", "cancel"]);
  expect(player.state.get().kind).toBe("stopped");
});
