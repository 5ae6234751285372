import type { Play } from "#domain/play/play.ts";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  lyric,
  type PlayDraft,
  parenthetical,
  playWith,
  scene,
  setting,
  transition,
} from "./playBuilder.ts";

const names = ["HAMLET", "OPHELIA", "GERTRUDE", "CLAUDIUS", "POLONIUS", "LAERTES", "HORATIO", "FIRST CLOWN", "OSRIC"];
const lexicon =
  "the a of to and light stage dark bulb key rope night voice listen wait never again tomorrow under over with without quiet letter door who what if because lantern prompter applause empty velvet ladder rain thunder hand heart word silence laughter curtain".split(
    " ",
  );
/** Roughly Hamlet: 1,138 speeches in 20 scenes, 27 words each. */
const speechesPerScene = 57;
const scenesPerAct = 4;

/** Numbers in 0..1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generates a realistic play of any size, the same for the same seed. 1,138 speeches make a play of Hamlet's size. */
export function generatePlay({ seed, speeches }: { seed: number; speeches: number }): Play {
  const next = numbersFrom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = (from: readonly string[]): string => from[below(from.length)] ?? "";
  const sentence = (): string => {
    const words = Array.from({ length: 3 + below(14) }, () => pick(lexicon)).join(" ");
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${pick([".", ".", ".", "?", "!", "..."])}`;
  };
  const sentences = (max: number): string => Array.from({ length: 1 + below(max) }, sentence).join(" ");

  const drafts: PlayDraft[] = [];
  for (let at = 0; at < speeches; at++) {
    drafts.push(...headingsBefore(at, sentences), cue(pick(names)));
    if (next() < 0.15) drafts.push(parenthetical(pick(["aside", "quietly", "to the dark", "laughing"])));
    drafts.push(next() < 0.03 ? lyric(`${sentence()}\n${sentence()}`) : dialogue(sentences(5)));
    if (next() < 0.08) drafts.push(direction(sentences(2)));
  }
  drafts.push(transition("BLACKOUT."));
  return playWith(
    { title: `Generated Play ${seed}`, authors: "Nobody", characters: names.map((name) => character(name)) },
    drafts,
  );
}

/** Returns the play with two or three speakers at once every few speeches. */
export function withSimultaneous(play: Play): Play {
  let cues = 0;
  const blocks = play.blocks.map((block) => {
    if (block.kind !== "cue") return block;
    cues++;
    return cues % 7 === 3 || cues % 14 === 4 ? { ...block, simultaneous: true as const } : block;
  });
  return { ...play, blocks };
}

function headingsBefore(speech: number, sentences: (max: number) => string): readonly PlayDraft[] {
  if (speech % speechesPerScene !== 0) return [];
  const sceneAt = speech / speechesPerScene;
  const opening = scene(`Scene ${(sceneAt % scenesPerAct) + 1}`, setting(sentences(2)));
  return sceneAt % scenesPerAct === 0 ? act(`Act ${sceneAt / scenesPerAct + 1}`, opening) : opening;
}
