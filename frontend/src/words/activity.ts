import type { ActivityType } from "#domain/activity/activity.ts";
import { counted, formatNumber } from "./format.ts";

/** What each type of the activity log is called. */
const types: Readonly<Record<ActivityType, string>> = {
  page_visit: "Page visit",
  sign_in: "Sign-in",
  play_created: "Play created",
  words_written: "Words written",
  export: "Export",
  play_saved: "Play saved",
  play_opened: "Play opened",
};

/** The activity log, as administrators read it. */
export const activityWords = {
  title: "User activity",
  lead: "What people did, the latest first. Days and times are UTC.",
  types,
  data: {
    from: (address: string) => `from ${address}`,
    at: (time: string) => `at ${time}`,
    untitled: "Untitled",
    words: (count: number) => counted(count, "word", "words"),
    byItself: "by itself",
    byHand: "by hand",
  },
  filters: {
    legend: "What is shown",
    from: "From",
    to: "To",
    person: "Person",
    personHint: "E-mail or account number",
    type: "Type",
    anyType: "Any",
    path: "Path",
    pathHint: "e.g. /editor",
    show: "Show",
    clear: "Clear filters",
    today: "Today",
    lastDays: (days: number) => `${days} days`,
    span: (days: number) => `At most ${days} days: the last day lies on the first one or behind it.`,
    slash: "A path begins with a slash.",
    nobody: "Nobody here has this address or number.",
  },
  totals: {
    title: "Everybody, these days",
    loading: "Counting …",
    failed: "The totals could not be loaded.",
    all: "All",
    byHour: "by the hour",
    byDay: "by the day",
    bar: (when: string, count: number) => `${when}: ${formatNumber(count)}`,
    live: "Live: counted anew every ten seconds.",
  },
  log: {
    title: "The log",
    loading: "Reading …",
    failed: "The log could not be read.",
    tryAgain: "Try again",
    none: "Nothing was logged on these days.",
    noneSo: "Nothing like that was logged on these days.",
    when: "Time",
    who: "Person",
    type: "Type",
    data: "Data",
    page: "Page",
    device: "Browser",
    onlyOf: (name: string) => `Show only what ${name} did`,
    unnamed: "Without a name",
    left: "Account removed",
    fresh: (count: number, isMore: boolean) =>
      isMore ? `Show more than ${formatNumber(count)} new ones` : `Show ${counted(count, "new one", "new ones")}`,
    more: "Show more",
    back: (day: string) => `Look further back than ${day}`,
    busy: "Reading",
    shown: (count: number) => `${counted(count, "entry", "entries")} shown.`,
  },
  csv: {
    button: "Download as CSV",
    busy: (count: number) => `${counted(count, "entry", "entries")} so far`,
    cancel: "Stop",
    done: (count: number) => `${counted(count, "entry", "entries")} downloaded.`,
    bounded: (count: number) =>
      `The latest ${formatNumber(count)} entries were downloaded. Choose fewer days for the others.`,
    failed: "The file could not be made.",
    fileName: (from: string, to: string) => `activity ${from === to ? from : `${from} to ${to}`}.csv`,
  },
} as const;
