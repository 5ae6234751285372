import type { SubmissionId } from "#domain/submissions/submission.ts";

/** Returns the address that opens the log with one submission. */
export const entryAddress = (submissionId: SubmissionId): string => `/submissions?entry=${submissionId}`;

/** Returns the ID of the submission that an address of the log asks for. */
export const findEntryAsked = (query: string): string | undefined =>
  new URLSearchParams(query).get("entry") ?? undefined;
