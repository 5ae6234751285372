import { binEndsAt, daysInBin } from "#domain/play/card.ts";
import type { PlayTemplate } from "#domain/play/sample/templates.ts";
import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { counted, formatDay, formatNumber, formatRecentDay } from "./format.ts";
import { translated } from "./translation.ts";

/** Starting points for a new play. */
export const templateWords: Readonly<Record<PlayTemplate["name"], { readonly title: string; readonly aside: string }>> =
  translated("templateWords", {
    "ten-minute": { title: "Ten-minute play", aside: "One scene, from lights up to blackout." },
    "one-act": { title: "One-act play", aside: "Two scenes, no intermission." },
    "full-length": { title: "Full-length play", aside: "Two acts of two scenes each, with an intermission." },
  });

/** The play list and its actions. */
export const dashboardWords = translated("dashboardWords", {
  title: "Your plays",
  loading: "Loading your plays…",
  search: "Search your plays",
  searchHint: "Search",
  sort: "Sort by",
  sortBy: { changed: "Last edited", title: "Title", length: "Length" },
  asGrid: "Shelf",
  asList: "List",
  view: "View",
  bin: "Bin",
  backToPlays: "Back to your plays",
  pages: (count: number) => counted(count, "page", "pages"),
  words: (count: number) => counted(count, "word", "words"),
  changed: (instant: string, now: Date) => `edited ${formatRecentDay(instant, now)}`,
  lengthUnknown: "length unknown",
  changedUnknown: "last edit unknown",
  unknown: "Unknown",
  by: "by",
  /** Who has read a play: the name of the link, if it has one. */
  read: ({ at, link }: { readonly at: string; readonly link: string }, now: Date) =>
    [formatRecentDay(at, now), link].filter((part) => part !== "").join(" · "),
  columns: {
    title: "Title",
    authors: "Authors",
    pages: "Pages",
    words: "Words",
    changed: "Last edited",
    read: "Last read",
    actions: "Actions",
  },
  noMatch: (text: string) => `No plays with “${text}” in the title, subtitle, or authors.`,
  noTagMatch: "No play has all of these tags.",
  clearSearch: "Show all plays",

  stageWaits: "What you wrote on the home page isn't in your plays yet",
  stageContinue: "Continue what you wrote on the home page",
  stageDiscard: "Discard it",
  stageDiscarded: "What you wrote on the home page was discarded.",

  paymentFailed: "Your card was declined",
  paymentRetried: "We're retrying the payment. Update your card to keep your plan.",
  paymentRetriedUntil: (day: string) =>
    `We're retrying the payment. You have your plan until ${day}. To keep it, update your card.`,
  paymentOverdue:
    "Your plan is on hold. Your plays and your readers' comments are kept. Update your card to use your plan again.",
  toSubscription: "Go to your subscription",

  newPlay: "New play",
  newPlayAside: "Blank, from a template, or from a file",
  newPlayTitle: "New play",
  blank: "Blank page",
  blankAside: "Start with the title page, then your first line.",
  fromTemplate: "From a template",
  fromFileHeading: "From files",
  fromFile: "Choose files…",
  fromFileAside: (formats: string) =>
    `You can import ${formats}. Each file becomes a play. You can also drop files anywhere on this page.`,
  chooseFile: "Choose files to import",
  dropHere: "Drop files to import them",
  importTitle: "Import",
  cancel: "Cancel",
  making: "Creating your play…",
  notCreated: "Your play wasn't created",
  notKept: "We couldn't save the play on this device or on the server. Check your connection and try again.",

  actionsOf: (title: string) => `Actions for ${title}`,
  open: "Open",
  feedback: "Feedback",
  rename: "Rename…",
  duplicate: "Duplicate",
  toBin: "Move to bin",
  removeHere: "Remove from this device…",
  pin: "Pin to the top",
  unpin: "Unpin",
  isPinned: "Pinned",
  pinned: (title: string) => `“${title}” is pinned to the top.`,
  unpinned: (title: string) => `“${title}” is no longer pinned.`,
  tag: "Tag:",
  editTags: "Tags…",
  tagsTitle: (title: string) => `Tags of “${title}”`,
  chosenTags: "Tags of your plays",
  newTags: "New tags",
  newTagsHint: "Separate tags with commas, such as “comedy, ready to send”.",
  tagTooLong: (most: number) => `Use at most ${formatNumber(most)} characters for a tag.`,
  tooManyTags: (most: number) => `A play can have at most ${formatNumber(most)} tags.`,
  saveTags: "Save tags",
  tagged: (title: string, count: number) => (count === 0 ? `“${title}” has no tags now.` : `Tags of “${title}” saved.`),
  filterByTag: "Show plays with a tag",
  exportPdf: "Export PDF",
  exportingPdf: (title: string) => `Exporting “${title}” as PDF…`,
  linkCopied: (title: string) => `Link to “${title}” copied. Anyone with the link can read the play.`,
  renameTitle: "Rename play",
  titleLabel: "Title",
  titleTooLong: "Use at most 300 characters.",
  titleEmpty: "Enter a title.",
  save: "Rename",
  renamed: (title: string) => `Renamed to “${title}”.`,
  copyOf: (title: string) => `Copy of ${title}`,
  duplicated: (title: string) => `“${title}” is now on your shelf.`,
  binned: (title: string) => `“${title}” was moved to the bin. You can restore it for ${daysInBin} days.`,
  undo: "Undo",
  removeTitle: "Remove this play?",
  removeText: (title: string) =>
    `“${title}” exists only on this device. Removing it can't be undone. If you want to keep a copy, export it first.`,
  remove: "Remove play",
  keep: "Keep play",
  removed: (title: string) => `“${title}” was removed from this device.`,

  sample: "Sample",
  sampleWhy: "A sample play that shows the keys. It doesn't count against your plan.",
  opensOffline: "Available offline",
  onlyHere: "On this device only, not synced yet",
  overLimit: "On this device only: your plan is full",
  cannotSync: "Changes on this device · can't sync",
  inBin: "In the bin · your changes will sync once you restore it",
  gone: "On this device only: no longer in your account",
  copyHere: "Copy into a new play",
  waiting: "Changes on this device · will sync",

  restore: "Restore",
  restoreNamed: (title: string) => `Restore ${title}`,
  restored: (title: string) => `“${title}” is back on your shelf.`,
  goesOn: (binnedAt: string, now: Date) => `will be deleted on ${formatDay(binEndsAt(binnedAt), now)}`,
  binLead: `Plays stay here for ${daysInBin} days before they're permanently deleted. Restore a play to put it back on your shelf.`,
  binEmpty: "Your bin is empty.",

  usage: (count: number, limit: number) =>
    `${formatNumber(count)} of ${counted(limit, "play", "plays")} on the free plan`,
  unlimited: (count: number) => (count === 0 ? "Unlimited plays" : `Unlimited plays, ${formatNumber(count)} in use`),
  usageLabel: "Plays in use",
  seePlans: "See plans",
  fullTitle: "Your plan is full",
  full: (limit: number) =>
    `It includes ${counted(limit, "play", "plays")}. A new play stays on this device until you move another play to the bin or upgrade to ${unlimitedPlanName} for unlimited plays.`,

  emptyTitle: "No plays yet",
  emptyText:
    "Your plays will appear here as title pages on a shelf. Start with a blank page, a template, or a file from another program. Your work is saved as you write.",
  emptyStart: "Start writing",
  emptyOther: "Or use a template or a file",
  failedTitle: "We couldn't load your plays",
  onlyStored: "These are the plays on this device",
  canWrite: "You can keep writing.",
  retry: "Try again",
  dismiss: "Close",
});
