import { formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The writer's private notes. */
export const noteWords = translated("noteWords", {
  private: "Only you see your notes. They're left out of files unless you ask for them.",
  states: { open: (count: number) => `Open (${formatNumber(count)})`, done: "Done", all: "All" },
  statesLabel: "Which notes to show",
  none: "No notes yet. Select some text and press Add note, or add one about a scene or the whole play.",
  noneOpen: "No open notes.",
  noneDone: "Nothing is done yet.",
  ofPlay: "Whole play",
  beforeFirst: "Before the first scene",
  gone: "Deleted text",
  done: "Done",
  goTo: "Go to text",
  edit: "Edit",
  editNote: (text: string) => `Edit: ${text}`,
  remove: "Delete",
  removeNote: (text: string) => `Delete: ${text}`,
  removed: "Note deleted.",
  discarded: "Note discarded.",
  undo: "Undo",
  isGone: "The text was deleted:",
  sceneGone: "The scene was deleted.",
  inText: "In the text",
  empty: "Empty note",
  field: "Note",
  about: "About",
  aboutPassage: (quote: string) => `“${quote}”`,
  aboutScene: (name: string) => `Scene: ${name}`,
  aboutAct: (name: string) => `Act: ${name}`,
  save: "Save",
  cancel: "Cancel",
  tooLong: (over: number) =>
    `This note is ${formatNumber(over)} ${over === 1 ? "character" : "characters"} too long. Shorten it, or split it into two.`,
  tooMany: (most: number) =>
    `A play can have ${formatNumber(most)} notes. Delete some that are done, then add this one.`,
});
