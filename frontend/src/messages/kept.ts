import type { KeptWordsAction } from "#domain/play/kept/resolveKeptWords.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** The drawer with kept words. */
export const keptWords = translated("keptWords", {
  title: "Passages to review",
  notice: (count: number) => `${counted(count, "passage", "passages")} to review after editing on two devices`,
  why: "You edited the play on two devices at once. Nothing was lost. Choose what to do with these passages.",
  close: "Close",
  settled: "Done. To reverse this, choose Undo.",
  found: {
    "written-into-removed": "Written in text that was deleted on another device",
    "left-behind": "Written in a scene that was moved. Move this text with it?",
    doubled: "This text appears twice. Keep only one?",
  },
  verbs: {
    "put-back": "Put back",
    "throw-away": "Discard",
    "bring-along": "Move with scene",
    "leave-here": "Leave here",
    "keep-one": "Keep one",
    "keep-both": "Keep both",
  } satisfies Readonly<Record<KeptWordsAction, string>>,
  verbOn: (verb: string, words: string) => `${verb}: ${words}`,
  start: "At the start of the play",
  inScene: (heading: string) => `In ${heading}`,
  afterCue: (cue: string) => `after ${cue}`,
  moved: (heading: string) => `${heading || "The scene"} was moved`,
});
