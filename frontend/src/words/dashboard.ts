import { binEndsAt, daysInBin } from "#domain/play/card.ts";
import { roomyPlan } from "#domain/subscription/plans.ts";
import { counted, formatDay, formatNumber, formatRecentDay } from "./format.ts";

/** The shelf of plays, and what one does there. */
export const dashboardWords = {
  title: "Your plays",
  loading: "Loading your plays",
  search: "Search your plays",
  searchHint: "Search",
  sort: "Sort by",
  sortBy: { changed: "Last changed", title: "Title", length: "Length" },
  asShelf: "Shelf",
  asList: "List",
  view: "View",
  bin: "Bin",
  backToPlays: "Back to your plays",
  pages: (count: number) => counted(count, "page", "pages"),
  words: (count: number) => counted(count, "word", "words"),
  changed: (instant: string, now: Date) => `changed ${formatRecentDay(instant, now)}`,
  by: "by",
  columns: { title: "Title", pages: "Pages", words: "Words", changed: "Last change", actions: "Actions" },
  noMatch: (text: string) => `No play here has “${text}” in its title, subtitle or authors.`,
  clearSearch: "Show all plays",

  newPlay: "New play",
  newPlayAside: "blank, from a template, or from a file",
  newPlayTitle: "New play",
  blank: "Blank page",
  blankAside: "Title page first, then the first line.",
  fromTemplate: "From a template",
  fromFileHeading: "From a file",
  fromFile: "Choose a file…",
  fromFileAside: "Fountain or plain text. You can also drop a file on this page.",
  chooseFile: "Choose a file to import",
  dropHere: "Drop the file to import it",
  cancel: "Cancel",
  reading: (name: string) => `Reading “${name}”`,
  making: "Making the play",
  tooLarge: (name: string, megabytes: number) =>
    `“${name}” is larger than ${megabytes} MB, the most that can be imported.`,
  unreadable: (name: string) =>
    `“${name}” could not be read from the disk. Check that it is still there and try again.`,
  oneFile: "One file at a time, please: each becomes a play of its own.",
  notImported: "No play was made",
  notKept:
    "The play could be kept neither on this device nor on the server, so it was not made. Check the connection and try again.",
  imported: (title: string, notices: readonly string[]) => [`“${title}” is imported.`, ...notices].join(" "),

  actionsOf: (title: string) => `Actions for ${title}`,
  open: "Open",
  feedback: "Feedback",
  rename: "Rename…",
  duplicate: "Duplicate",
  toBin: "Move to the bin",
  removeHere: "Remove from this device…",
  renameTitle: "Rename the play",
  titleLabel: "Title",
  titleTooLong: "A title has at most 300 characters.",
  titleEmpty: "Give the play a title.",
  save: "Rename",
  renamed: (title: string) => `The play is called “${title}” now.`,
  copyOf: (title: string) => `Copy of ${title}`,
  duplicated: (title: string) => `“${title}” is on your shelf.`,
  binned: (title: string) => `“${title}” is in the bin for ${daysInBin} days.`,
  undo: "Undo",
  removeTitle: "Remove this play?",
  removeText: (title: string) =>
    `“${title}” is on this device only. If you remove it, its words are gone for good. Export it first if you want to keep a copy.`,
  remove: "Remove for good",
  keep: "Keep it",
  removed: (title: string) => `“${title}” is removed from this device.`,

  onlyHere: "On this device only, not sent yet",
  overLimit: "On this device only: your plan has no room for it",
  waiting: (changes: number) => `${counted(changes, "change", "changes")} waiting on this device`,

  restore: "Restore",
  restoreNamed: (title: string) => `Restore ${title}`,
  restored: (title: string) => `“${title}” is back on your shelf.`,
  goesOn: (binnedAt: string, now: Date) => `removed for good on ${formatDay(binEndsAt(binnedAt), now)}`,
  binLead: `Plays stay here for ${daysInBin} days. Restore one, and it is back on the shelf as it was.`,
  binEmpty: "The bin is empty.",

  usage: (count: number, limit: number) =>
    `${formatNumber(count)} of ${counted(limit, "play", "plays")} on the free plan`,
  unlimited: (count: number) => `${counted(count, "play", "plays")}, and room for more`,
  usageLabel: "Plays in use",
  seePlans: "See plans",
  fullTitle: "Your plan is full",
  full: (limit: number) =>
    `It holds ${counted(limit, "play", "plays")}. A new play stays on this device until you move another to the bin or choose ${roomyPlan}, which holds as many as you like.`,

  emptyTitle: "The stage is empty",
  emptyText:
    "Your plays will stand here like title pages on a shelf. Begin with a blank page; it is saved as you write.",
  emptyStart: "Start writing",
  emptyOther: "Or use a template or a file",
  failedTitle: "Your plays could not be loaded",
  failedHere: "What is on this device stands below; you can go on writing.",
  retry: "Try again",
  dismiss: "Close",
} as const;
