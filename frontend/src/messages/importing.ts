import { counted, formatList, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** How many names a sentence lists. */
const namesShown = 3;

/** The screen that checks files before they become plays. */
export const importingWords = translated("importingWords", {
  title: (files: number) => (files === 1 ? "Import a play" : `Import ${formatNumber(files)} files`),
  lead: "Check each play before you add it. Nothing is added to your plays until you say so.",

  queue: "Files",
  file: (name: string, state: string) => `${name}: ${state}`,
  states: {
    waiting: "Waiting",
    reading: "Reading…",
    refused: "Can't be imported",
    ready: "Ready to add",
    adding: "Adding…",
    added: "Added",
  },
  removeFile: (name: string) => `Remove ${name}`,
  remove: "Remove",
  reading: (name: string) => `Reading “${name}”…`,
  refusedTitle: (name: string) => `“${name}” can't be imported`,
  chooseOther: "Choose a different file…",
  addedTitle: (title: string) => `“${title}” was added to your plays`,
  openPlay: "Open play",

  failed: (name: string) =>
    `We couldn't read “${name}”. Check your connection and try again. If that doesn't help, the file may be damaged: open it in its own program, save it as a Word document (.docx), and import that file.`,
  folder: (name: string) =>
    `“${name}” is a folder. Folders can't be imported. Open it and drop the files that are in it.`,
  leftOutTitle: (files: number) => `${counted(files, "file was", "files were")} left out`,
  leftOut: (names: readonly string[], files: number, megabytes: number) => {
    const more = names.length - namesShown;
    const shown = more > 0 ? [...names.slice(0, namesShown), `${formatNumber(more)} more`] : names;
    return `You can import up to ${formatNumber(files)} files at a time, together up to ${formatNumber(megabytes)} MB. Import these afterward: ${formatList(shown)}.`;
  },

  titleLabel: "Title",
  authors: "Authors",
  titlePage: "Also on the title page",
  recognized: "What was recognized",
  facts: { acts: "Acts", scenes: "Scenes", characters: "Characters", speeches: "Lines", pages: "Pages" },
  format: "Format",
  updating: "Updating…",
  updated: (pages: number, speeches: number, characters: number) =>
    `${counted(pages, "page", "pages")}, ${counted(speeches, "line", "lines")}, ${counted(characters, "character", "characters")}`,

  notices: "What to check",
  noNotices: "Nothing was guessed or left out.",
  noticeKinds: { changed: "Changed", guessed: "Guessed", dropped: "Left out" },
  line: (line: number) => `Line ${formatNumber(line)}`,
  place: (text: string, label: string) => [label && `Page ${label}`, text && `“${text}”`].filter(Boolean).join(": "),
  more: (count: number) => `and ${formatNumber(count)} more`,

  groups: "What the paragraphs are",
  groupsLead:
    "These paragraphs look alike. If a group was taken for the wrong element, choose the right one. The page and the numbers change at once.",
  paragraphs: (count: number) => counted(count, "paragraph", "paragraphs"),
  element: (description: string) => `Element for: ${description}`,
  automatic: (kind: string) => `Automatic (${kind})`,
  speech: "Speech",
  otherKinds: { title: "Title", characters: "List of characters", leftOut: "Leave out" },
  showOnPage: "Show on the page",
  showOnPageLabel: (description: string) => `Show on the page: ${description}`,
  moreGroups: (count: number) => `Show ${counted(count, "more group", "more groups")}`,

  preview: "Preview",
  previewPage: (number: number, count: number) => `Preview page ${formatNumber(number)} of ${formatNumber(count)}`,
  previous: "Previous page",
  next: "Next page",
  enlarge: "Enlarge",
  shrink: "Fit to screen",

  cancel: "Cancel",
  done: "Back to your plays",
  add: "Add play",
  addAll: (plays: number) => `Add all (${formatNumber(plays)})`,
  adding: "Adding…",
  notAdded: "The play wasn't added",
  added: (title: string) => `“${title}” has been imported.`,
  addedAll: (plays: number) => `${counted(plays, "play has", "plays have")} been added.`,

  planTitle: "Your plan doesn't have space for all of these plays",
  planRoom: (room: number, others: number, planName: string) =>
    `It has space for ${counted(room, "more play", "more plays")}. The ${others === 1 ? "other one stays" : `other ${formatNumber(others)} stay`} on this device until you move plays to the bin or upgrade to ${planName} for unlimited plays.`,
});
