import { submissionEntry } from "#domain/api/submissions.ts";
import type { SubmissionEntry } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";

/** A submission as it's in the form's fields: days are empty or a day, and an amount is what was typed. */
export interface SubmissionDraft
  extends Pick<
    SubmissionEntry,
    | "playId"
    | "playTitle"
    | "recipient"
    | "recipientKind"
    | "address"
    | "callId"
    | "versionId"
    | "versionName"
    | "state"
    | "notes"
  > {
  readonly files: string;
  readonly deadlineDay: string;
  readonly deadlineTime: string;
  /** Empty for the writer's own. */
  readonly deadlineZone: string;
  readonly amount: string;
  readonly currency: string;
  readonly sentOn: string;
  readonly answeredOn: string;
  readonly answerExpectedBy: string;
}

export type SubmissionErrors = { readonly [Name in keyof SubmissionDraft]?: string };

export const draftOf = (entry: SubmissionEntry): SubmissionDraft => ({
  playId: entry.playId,
  playTitle: entry.playTitle,
  recipient: entry.recipient,
  recipientKind: entry.recipientKind,
  address: entry.address,
  callId: entry.callId,
  versionId: entry.versionId,
  versionName: entry.versionName,
  state: entry.state,
  notes: entry.notes,
  files: entry.files.join("\n"),
  deadlineDay: entry.deadline?.day ?? "",
  deadlineTime: entry.deadline?.time ?? "",
  deadlineZone: entry.deadline?.zone ?? "",
  amount: entry.fee ? String(entry.fee.amount) : "",
  currency: entry.fee?.currency ?? "USD",
  sentOn: entry.sentOn ?? "",
  answeredOn: entry.answeredOn ?? "",
  answerExpectedBy: entry.answerExpectedBy ?? "",
});

interface CheckedDraft {
  /** Undefined if there are errors. */
  readonly entry: SubmissionEntry | undefined;
  readonly errors: SubmissionErrors;
}

/** Returns what's entered, or a sentence for each field that can't be stored. */
export function checkDraft(draft: SubmissionDraft): CheckedDraft {
  const { success, data, error } = submissionEntry.safeParse(entered(draft));
  if (success) return { entry: data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path } of error.issues) {
    const name = fieldOf(path);
    errors[name] = (words.errors as Readonly<Record<string, string>>)[name] ?? words.errors.other;
  }
  return { entry: undefined, errors };
}

const orNull = (text: string): string | null => (text === "" ? null : text);

function entered(draft: SubmissionDraft): unknown {
  const { files, deadlineDay, deadlineTime, deadlineZone, amount, currency, sentOn, ...rest } = draft;
  const { answeredOn, answerExpectedBy, ...text } = rest;
  return {
    ...text,
    files: files
      .split("\n")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    deadline: deadlineDay === "" ? null : { day: deadlineDay, time: orNull(deadlineTime), zone: orNull(deadlineZone) },
    fee: amount.trim() === "" ? null : { amount: amountIn(amount), currency: currency.trim().toUpperCase() },
    sentOn: orNull(sentOn),
    answeredOn: orNull(answeredOn),
    answerExpectedBy: orNull(answerExpectedBy),
  };
}

/** With a comma or a point as the decimal sign; not a number if it's anything else. */
const amountIn = (text: string): number =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;

function fieldOf([field, part]: readonly PropertyKey[]): string {
  if (field === "fee") return part === "currency" ? "currency" : "amount";
  if (field !== "deadline") return String(field);
  return part === "time" ? "deadlineTime" : part === "zone" ? "deadlineZone" : "deadlineDay";
}
