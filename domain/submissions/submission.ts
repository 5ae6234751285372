import type { Branded } from "../brand.ts";
import type { CalendarDay } from "../play/goals/day.ts";
import type { PlayId } from "../play/play.ts";

/** 16 characters of `A-Z a-z 0-9 _ -`, chosen by the browser, so that a repeated request is stored once. */
export type SubmissionId = Branded<"SubmissionId">;
export const submissionIdPattern = /^[A-Za-z0-9_-]{16}$/;

export const recipientKinds = ["theater", "competition", "person", "other"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** `planned` isn't sent yet. */
export const submissionStates = ["planned", "waiting", "longlist", "declined", "accepted", "withdrawn"] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** States in which something is still to come. Plans limit how many submissions are in them. */
const openStates: readonly SubmissionState[] = ["planned", "waiting", "longlist"];
export const isOpen = ({ state }: { readonly state: SubmissionState }): boolean => openStates.includes(state);

/** When a call closes, in its own time zone. */
export interface Deadline {
  readonly day: CalendarDay;
  /** HH:MM; null means the end of the day. */
  readonly time: string | null;
  /** An IANA name such as `Europe/London`; null means the writer's own. */
  readonly zone: string | null;
}

export interface Fee {
  /** In the currency's unit, with at most two decimals: 15.5 is fifteen dollars fifty. */
  readonly amount: number;
  /** Three letters of ISO 4217. */
  readonly currency: string;
}

/** Where a play went, or is to go. */
export interface Submission {
  readonly submissionId: SubmissionId;
  /** Null if the play isn't in Ghostlight. */
  readonly playId: PlayId | null;
  /** The play's title when it was entered, which stays if the play is renamed or deleted. */
  readonly playTitle: string;
  /** The theater, competition or person. */
  readonly recipient: string;
  readonly recipientKind: RecipientKind;
  /** An e-mail address, a link, or a postal address; may be empty. */
  readonly address: string;
  /** The call whose rules it follows: the name of one that Ghostlight has, or the ID of the writer's own. */
  readonly callId: string | null;
  /** The number of the play's version that was sent: see `PlayVersion`. */
  readonly versionId: number | null;
  readonly versionName: string;
  /** The names of the files that were sent. */
  readonly files: readonly string[];
  readonly deadline: Deadline | null;
  readonly fee: Fee | null;
  readonly sentOn: CalendarDay | null;
  readonly state: SubmissionState;
  readonly answeredOn: CalendarDay | null;
  readonly answerExpectedBy: CalendarDay | null;
  readonly notes: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** What a writer enters. */
export type SubmissionEntry = Omit<Submission, "submissionId" | "createdAt" | "changedAt">;

/** A submission with nothing entered. */
export const emptySubmission: SubmissionEntry = {
  playId: null,
  playTitle: "",
  recipient: "",
  recipientKind: "theater",
  address: "",
  callId: null,
  versionId: null,
  versionName: "",
  files: [],
  deadline: null,
  fee: null,
  sentOn: null,
  state: "planned",
  answeredOn: null,
  answerExpectedBy: null,
  notes: "",
};
