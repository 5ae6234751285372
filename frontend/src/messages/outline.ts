import type { SceneColor, SceneStatus } from "#domain/play/play.ts";
import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** The outline, the index cards, bookmarks, and the dialogs in which scenes are edited and found. */
export const outlineWords = translated("outlineWords", {
  addScene: "Add scene",
  sceneOfAct: (act: string, scene: string) => `${act}, ${scene}`,
  scenesOf: (act: string) => `Scenes of ${act}`,
  edit: "Edit scene",
  editAct: "Edit act",
  drag: "Drag to move",
  addSceneTo: (act: string) => `Add scene to ${act}`,
  goTo: "Go to text",
  goToScene: (name: string) => `Go to text: ${name}`,
  reorderHint: (up: string, down: string) =>
    `With the keyboard, the arrow keys go from card to card, and ${up} and ${down} move a scene or act.`,
  moved: (name: string, before: string | undefined) =>
    before === undefined ? `${name} is now first.` : `${name} is now after ${before}.`,
  movedInto: (name: string, act: string) => `${name} is now the first scene of ${act}.`,
  stays: (name: string) => `${name} can't move any further.`,
  /** After a move. The headings are as they would be with new numbers. */
  outOfOrder: (headings: readonly string[]) =>
    headings.length === 1
      ? `After this move, the numbers aren't in order. One heading would become “${headings[0]}”.`
      : `After this move, the numbers aren't in order. ${formatNumber(headings.length)} headings would get a new number.`,
  numberAgain: "Number again",
  keepNumbers: "Leave as is",
  pages: (from: number, to: number) =>
    from === to ? `p. ${formatNumber(from)}` : `pp. ${formatNumber(from)}–${formatNumber(to)}`,
  eighths: (eighths: number) => {
    const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
    const length = [...(whole > 0 ? [formatNumber(whole)] : []), ...(rest > 0 ? [`${rest}/8`] : [])].join(" ");
    return `${length} ${eighths <= 8 ? "page" : "pages"}`;
  },
  words: (count: number) => counted(count, "word", "words"),
  speeches: (count: number) => counted(count, "line", "lines"),
  characters: (count: number) => counted(count, "character", "characters"),
  noCards: "Every scene gets a card. Add the first one, or start writing.",
});

export const statusWords: Readonly<Record<SceneStatus, string>> = translated("statusWords", {
  idea: "Idea",
  draft: "Draft",
  done: "Done",
});

export const colorWords: Readonly<Record<SceneColor, string>> = translated("colorWords", {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  purple: "Purple",
});

/** The dialog in which a scene or act is edited. */
export const sceneFormWords = translated("sceneFormWords", {
  title: { act: "Edit act", scene: "Edit scene", newScene: "New scene" },
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
  addNote: "Add note",
  save: "Save",
  notSaved: "Your changes to the scene weren't saved.",
  cancel: "Cancel",
});

export const bookmarkWords = translated("bookmarkWords", {
  title: "Bookmarks",
  rename: "Rename bookmark",
  remove: "Remove bookmark",
  name: "Name",
  save: "Save",
  cancel: "Cancel",
});

export const goToWords = translated("goToWords", {
  cancel: "Cancel",
  field: "Page number, scene, or bookmark",
  page: (page: number) => `Page ${formatNumber(page)}`,
  noPage: (pages: number) => (pages === 1 ? "The play has one page." : `The play has ${formatNumber(pages)} pages.`),
  nothing: "Nothing in this play matches.",
  noPlaces: "This play has no scenes or bookmarks yet. Enter a page number.",
  bookmark: "Bookmark",
});
