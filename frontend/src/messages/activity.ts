import type { ActivityType } from "#domain/activity/activity.ts";
import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** Names of the activity types. */
const types: Readonly<Record<ActivityType, string>> = {
  page_visit: "Page visit",
  sign_in: "Sign-in",
  play_created: "Play created",
  words_written: "Words written",
  export: "Export",
  play_saved: "Play saved",
  play_opened: "Play opened",
};

/** The activity log on the administrators' screen. */
export const activityWords = translated("activityWords", {
  title: "User activity",
  lead: "What people did, newest first. Dates and times are in UTC.",
  types,
  data: {
    from: (address: string) => `from ${address}`,
    at: (time: string) => `at ${time}`,
    untitled: "Untitled",
    words: (count: number) => counted(count, "word", "words"),
    byItself: "automatic",
    byHand: "manual",
  },
  filters: {
    legend: "Filters",
    from: "From",
    to: "To",
    person: "Person",
    personHint: "E-mail or account ID",
    type: "Type",
    anyType: "Any",
    path: "Path",
    pathHint: "e.g. /editor",
    show: "Show",
    clear: "Clear filters",
    today: "Today",
    lastDays: (days: number) => `${formatNumber(days)} days`,
    span: (days: number) => `Choose at most ${formatNumber(days)} days. The last day can't be before the first.`,
    slash: "Start the path with a slash.",
    nobody: "No account has this e-mail or ID.",
  },
  totals: {
    title: "All users in this period",
    loading: "Loading…",
    failed: "We couldn't load the totals.",
    all: "All",
    byHour: "by hour",
    byDay: "by day",
    bar: (when: string, count: number) => `${when}: ${formatNumber(count)}`,
    live: "Live: updates every 10 seconds.",
  },
  log: {
    title: "Log",
    loading: "Loading…",
    failed: "We couldn't load the log.",
    tryAgain: "Try again",
    none: "No entries for these days.",
    noneSo: "No entries match these filters.",
    when: "Time",
    who: "Person",
    type: "Type",
    data: "Data",
    page: "Page",
    device: "Browser",
    onlyOf: (name: string) => `Show only ${name}`,
    unnamed: "No name",
    left: "Account deleted",
    fresh: (count: number, isMore: boolean) =>
      isMore
        ? `Show more than ${formatNumber(count)} new entries`
        : `Show ${counted(count, "new entry", "new entries")}`,
    more: "Show more",
    noneYet: "No matches yet. Load older entries?",
    back: (day: string, time: string) => `Load entries before ${day} ${time}`,
    onWith: (day: string) => `Load entries from ${day} and earlier`,
    busy: "Loading…",
    shown: (count: number) => `${counted(count, "entry", "entries")} shown.`,
  },
  csv: {
    button: "Download as CSV",
    busy: (count: number) => `${counted(count, "entry", "entries")} so far…`,
    cancel: "Stop",
    done: (count: number) => `${counted(count, "entry", "entries")} downloaded.`,
    bounded: (count: number) =>
      `Downloaded the newest ${formatNumber(count)} entries. Choose fewer days to get the rest.`,
    failed: "We couldn't create the file. Try again.",
    fileName: (from: string, to: string) => `activity ${from === to ? from : `${from} to ${to}`}.csv`,
  },
});
