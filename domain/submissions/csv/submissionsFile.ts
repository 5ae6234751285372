import { type CsvCell, csvFile } from "../../csv.ts";
import type { RecipientKind, Submission, SubmissionState } from "../submission.ts";
import type { ColumnField } from "./columns.ts";

/** Every field in the file's order. */
const fileFields = [
  "playTitle",
  "recipient",
  "recipientKind",
  "address",
  "deadline",
  "deadlineTime",
  "deadlineZone",
  "sentOn",
  "versionName",
  "files",
  "fee",
  "currency",
  "state",
  "answeredOn",
  "answerExpectedBy",
  "notes",
  "playId",
  "versionId",
  "callId",
  "submissionId",
  "createdAt",
  "changedAt",
] as const satisfies readonly ColumnField[];

type FileField = (typeof fileFields)[number];

export interface SubmissionsFileWords {
  readonly headings: Readonly<Record<FileField, string>>;
  readonly states: Readonly<Record<SubmissionState, string>>;
  readonly kinds: Readonly<Record<RecipientKind, string>>;
}

/** Writes submissions as a CSV file, with every field in a column. It can be read back. */
export const submissionsFile = (submissions: readonly Submission[], words: SubmissionsFileWords): string =>
  csvFile(
    fileFields.map((field) => words.headings[field]),
    submissions.map((one) => rowOf(one, words)),
  );

function rowOf(one: Submission, { states, kinds }: SubmissionsFileWords): readonly CsvCell[] {
  const cells: Readonly<Record<FileField, CsvCell>> = {
    ...one,
    playId: one.playId ?? undefined,
    callId: one.callId ?? undefined,
    versionId: one.versionId ?? undefined,
    recipientKind: kinds[one.recipientKind],
    state: states[one.state],
    files: one.files.join("\n"),
    deadline: one.deadline?.day,
    deadlineTime: one.deadline?.time ?? undefined,
    deadlineZone: one.deadline?.zone ?? undefined,
    fee: one.fee?.amount,
    currency: one.fee?.currency,
    sentOn: one.sentOn ?? undefined,
    answeredOn: one.answeredOn ?? undefined,
    answerExpectedBy: one.answerExpectedBy ?? undefined,
  };
  return fileFields.map((field) => cells[field]);
}
