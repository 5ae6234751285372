import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

export const goalsWords = translated("goalsWords", {
  today: (words: number, goal: number) =>
    words >= goal
      ? `${counted(words, "word", "words")} today: goal reached`
      : `${formatNumber(words)} of ${counted(goal, "word", "words")} today`,
  todayWithout: (words: number) => `${counted(words, "word", "words")} today`,
  paused: (words: number) => `Pause · ${counted(words, "word", "words")} today`,
  draftProgress: (words: number, goal: number) =>
    words >= goal
      ? `${counted(words, "word", "words")} in this draft: goal reached`
      : `${formatNumber(words)} of ${counted(goal, "word", "words")} in this draft`,
  streak: (days: number) => (days === 0 ? "No streak yet" : `Streak: ${counted(days, "day", "days")}`),
  daily: "Words per day",
  draft: "Words in this draft",
  goalHint: "Leave it empty for no goal.",
  counting: "Deleted words are subtracted. Words from all of your devices count together.",
  outOfRange: (max: number) => `Enter a whole number from 1 to ${formatNumber(max)}.`,
  week: "Writing days",
  weekDays: (days: number) => (days === 7 ? "Every day" : `${counted(days, "day", "days")} a week`),
  weekHint: (days: number) =>
    days === 7
      ? "A streak ends on the first day you miss."
      : `You can miss any ${counted(7 - days, "day", "days")} out of 7 and keep your streak.`,
  pauses: "Pauses",
  pausesHint: "Days in a pause never end a streak. You can also add one afterward.",
  noPauses: "No pauses planned.",
  pause: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  from: "First day",
  to: "Last day",
  addPause: "Add pause",
  removePause: "Remove",
  removePauseNamed: (pause: string) => `Remove the pause ${pause}`,
  endsBefore: "The last day can't be before the first.",
  noDay: "Choose a day.",
  done: "Done",
  chart: "Words per day",
  chartDescription: (days: number, goal: number | undefined, reached: number) =>
    `Bar chart of the words written on the last ${counted(days, "day", "days")}.${
      goal === undefined ? "" : ` The goal of ${formatNumber(goal)} was reached on ${formatNumber(reached)}.`
    }`,
  chartWhy:
    "Words are counted while the play has a daily goal. Deleted words are subtracted, so a day of cutting may be below zero. It counts for the streak like any other day.",
});
