import { maxNotes } from "../../notes/noteLimits.ts";
import { formatCount } from "../reading/importNotice.ts";

/** What is said about what a Final Draft file has besides its elements. */
export const fdxNotices = {
  scriptNotes: { kind: "changed", message: (count: string) => `Script notes (${count}) became private notes.` },
  manyNotes: {
    kind: "dropped",
    message: (count: string) => `Script notes after the first ${formatCount(maxNotes)} (${count}) were left out.`,
  },
  continued: {
    kind: "changed",
    message: (count: string) => `(CONT'D) and (MORE) were removed (${count}), because pages add such marks themselves.`,
  },
  general: {
    kind: "guessed",
    message: (count: string) =>
      `Paragraphs without a stage element (${count}) became stage directions, headings, or centered lines.`,
  },
  cast: { kind: "guessed", message: (count: string) => `The cast list became the list of characters (${count}).` },
  sceneNumbers: { kind: "dropped", message: (count: string) => `Scene numbers (${count}) were left out.` },
  omittedScenes: { kind: "dropped", message: (count: string) => `Omitted scenes (${count}) were left out.` },
  revisions: {
    kind: "dropped",
    message: (count: string) => `Revision marks were left out (${count}). The revised text is there.`,
  },
} as const;
