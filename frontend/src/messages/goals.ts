import { goalsWords } from "./goals.yaml";

/** Says how much of a day's goal is written. */
export const describeToday = (words: number, goal: number): string =>
  words >= goal ? goalsWords.todayReached({ words }) : goalsWords.today({ words, goal });

/** Says how much of a draft's goal is written. */
export const describeDraft = (words: number, goal: number): string =>
  words >= goal ? goalsWords.draftReached({ words }) : goalsWords.draftProgress({ words, goal });
