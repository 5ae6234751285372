import type { UserId } from "#domain/play/play.ts";
import { isOpen, type SubmissionEntry } from "#domain/submissions/submission.ts";
import type { Key } from "./table.ts";

/** Open submissions have other keys than closed ones, so that counting and listing them reads nothing else. */
export type SubmissionPart = "open" | "closed";
export const partOfEntry = (entry: SubmissionEntry): SubmissionPart => (isOpen(entry) ? "open" : "closed");

export const submissionPrefix = "SUBMISSION#";
export const prefixOfPart = { open: `${submissionPrefix}OPEN#`, closed: `${submissionPrefix}CLOSED#` } as const;

export const submissionKey = (userId: UserId, part: SubmissionPart, id: string): Key => ({
  PK: `USER#${userId}`,
  SK: prefixOfPart[part] + id,
});

/** Returns the part and the ID of a submission's key. */
export function partAndIdOf(SK: string): { readonly part: SubmissionPart; readonly id: string } {
  const part: SubmissionPart = SK.startsWith(prefixOfPart.open) ? "open" : "closed";
  return { part, id: SK.slice(prefixOfPart[part].length) };
}

/** The item that counts all of a person's submissions. */
export const submissionTallyKey = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "SUBMISSIONS" });
