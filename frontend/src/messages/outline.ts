import type { SceneColor, SceneStatus } from "#domain/play/play.ts";
import { counted, formatNumber } from "./format.ts";

/** The outline, the index cards, bookmarks, and the dialogs in which scenes are edited and found. */
export const outlineWords = {
  boards: "Index cards",
  addScene: "Add scene",
  opening: "Before the first act",
  collapse: (act: string) => `Collapse ${act}`,
  expand: (act: string) => `Expand ${act}`,
  edit: "Edit scene",
  editAct: "Edit act",
  drag: "Drag to move",
  goTo: "Go to text",
  reorderHint: "To move a scene or act with the keyboard, press Alt+Shift+↑ or Alt+Shift+↓ on it.",
  moved: (name: string, before: string | undefined) =>
    before === undefined ? `${name} is now first.` : `${name} is now after ${before}.`,
  stays: (name: string) => `${name} can't move any further.`,
  undo: "Undo",
  pages: (from: number, to: number) =>
    from === to ? `p. ${formatNumber(from)}` : `pp. ${formatNumber(from)}–${formatNumber(to)}`,
  words: (count: number) => counted(count, "word", "words"),
  speeches: (count: number) => counted(count, "speech", "speeches"),
  characters: (count: number) => counted(count, "character", "characters"),
  scenes: (count: number) => counted(count, "scene", "scenes"),
  noCards: "Each scene gets a card. Add the first one, or start writing.",
  untitled: "Untitled play",
} as const;

export const statusWords: Readonly<Record<SceneStatus, string>> = { idea: "Idea", draft: "Draft", done: "Done" };

export const colorWords: Readonly<Record<SceneColor, string>> = {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  purple: "Purple",
};

/** The dialog in which a scene or act is edited. */
export const sceneFormWords = {
  title: { act: "Edit act", scene: "Edit scene" },
  name: "Heading",
  synopsis: "What happens",
  synopsisHint: "Only you see this. It's not printed.",
  status: "Status",
  noStatus: "None",
  color: "Color",
  noColor: "No color",
  place: "Place in the play",
  first: "First in the play",
  firstIn: (act: string) => `First in ${act}`,
  after: (scene: string) => `After ${scene}`,
  save: "Save",
  cancel: "Cancel",
} as const;

export const bookmarkWords = {
  title: "Bookmarks",
  added: (name: string) => `Bookmark added: ${name}`,
  removed: (name: string) => `Bookmark removed: ${name}`,
  rename: "Rename bookmark",
  remove: "Remove bookmark",
  name: "Name",
  save: "Save",
  cancel: "Cancel",
} as const;

export const goToWords = {
  title: "Go to",
  field: "Page number, scene, or bookmark",
  page: (page: number) => `Page ${formatNumber(page)}`,
  noPage: (pages: number) => (pages === 1 ? "The play has one page." : `The play has ${formatNumber(pages)} pages.`),
  nothing: "Nothing in this play matches.",
  bookmark: "Bookmark",
} as const;
