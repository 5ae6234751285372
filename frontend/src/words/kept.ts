import type { Verb } from "#domain/play/kept/settle.ts";
import { counted } from "./format.ts";

/** The drawer of words that working on two devices put aside. */
export const keptWords = {
  title: "Kept words",
  notice: (count: number) => `${counted(count, "passage", "passages")} kept after working on two devices`,
  why: "You wrote on two devices at once. Nothing is lost: say what should become of these words.",
  close: "Close",
  settled: "Done. Undo brings it back.",
  found: {
    "written-into-removed": "Written into what was taken out elsewhere",
    "left-behind": "Written in the scene that moved: bring it along?",
    doubled: "This stands twice: keep one?",
  },
  verbs: {
    "put-back": "Put back",
    "throw-away": "Throw away",
    "bring-along": "Bring along",
    "leave-here": "Leave here",
    "keep-one": "Keep one",
    "keep-both": "Keep both",
  } satisfies Readonly<Record<Verb, string>>,
  verbOn: (verb: string, words: string) => `${verb}: ${words}`,
  start: "At the start of the play",
  inScene: (heading: string) => `In ${heading}`,
  afterCue: (cue: string) => `after ${cue}`,
  moved: (heading: string) => `${heading || "The scene"} has moved`,
} as const;
