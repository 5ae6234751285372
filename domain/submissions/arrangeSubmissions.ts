import { momentOf } from "./deadlines.ts";
import { isOpen, type RecipientKind, type Submission, type SubmissionState, submissionStates } from "./submission.ts";

export interface SubmissionFilter {
  /** Words that must all be in it, in any field. */
  readonly text: string;
  /** A play's title; empty for all. */
  readonly play: string;
  readonly state: SubmissionState | "open" | "";
  /** Of the day it was sent, or of its deadline. */
  readonly year: string;
  readonly kind: RecipientKind | "";
}

export const everySubmission: SubmissionFilter = { text: "", play: "", state: "", year: "", kind: "" };

export const sortColumns = ["recipient", "play", "version", "deadline", "sent", "fee", "state", "expected"] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface SortOrder {
  readonly by: SortColumn;
  readonly isDescending: boolean;
}

const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All of a submission that can be searched, without capitals and accents. */
const searchText = (one: Submission): string =>
  withoutMarks(
    [
      ...[one.recipient, one.playTitle, one.address, one.versionName, one.notes, ...one.files],
      ...[one.deadline?.day, one.sentOn, one.answeredOn, one.answerExpectedBy].map((day) => day ?? ""),
    ].join("\n"),
  );

/** Returns the submissions that a filter lets through. */
export function filterSubmissions(submissions: readonly Submission[], filter: SubmissionFilter): readonly Submission[] {
  const words = withoutMarks(filter.text).split(/\s+/).filter(Boolean);
  return submissions.filter(
    (one) =>
      isChosen(filter.play, one.playTitle) &&
      isChosen(filter.kind, one.recipientKind) &&
      isChosen(filter.year, yearOf(one)) &&
      (filter.state === "open" ? isOpen(one) : isChosen(filter.state, one.state)) &&
      (words.length === 0 || matchesAll(searchText(one), words)),
  );
}

/** An empty choice means all. */
const isChosen = (choice: string, value: string): boolean => choice === "" || choice === value;

const matchesAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** The year in which it was sent, or else of its deadline; empty without either. */
export const yearOf = ({ sentOn, deadline }: Submission): string => (sentOn ?? deadline?.day ?? "").slice(0, 4);

/** Sorts by a column. What has no value there comes last, in either direction. */
export function sortSubmissions(
  submissions: readonly Submission[],
  { by, isDescending }: SortOrder,
  zone: string,
): readonly Submission[] {
  const compareText = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" }).compare;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === "number" && typeof b === "number" ? a - b : compareText(String(a), String(b));
  const keyed = submissions.map((one) => ({ one, key: keys[by](one, zone) }));
  return keyed
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return compare(a.key, b.key) * (isDescending ? -1 : 1) || compareText(a.one.recipient, b.one.recipient);
    })
    .map(({ one }) => one);
}

const filled = (text: string): string | undefined => (text === "" ? undefined : text);

const keys: Readonly<Record<SortColumn, (one: Submission, zone: string) => string | number | undefined>> = {
  recipient: ({ recipient }) => recipient,
  play: ({ playTitle }) => filled(playTitle),
  version: ({ versionName }) => filled(versionName),
  deadline: ({ deadline }, zone) => (deadline ? momentOf(deadline, zone).getTime() : undefined),
  sent: ({ sentOn }) => sentOn ?? undefined,
  fee: ({ fee }) => fee?.amount,
  state: ({ state }) => submissionStates.indexOf(state),
  expected: ({ answerExpectedBy }) => answerExpectedBy ?? undefined,
};
