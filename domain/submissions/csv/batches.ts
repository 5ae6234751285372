import { isOpen, type SubmissionEntry } from "../submission.ts";

/**
 * Divides entries into requests: closed ones first, so that a plan's limit for open ones refuses only those.
 */
export function batchesOf<Entry extends SubmissionEntry>(
  entries: readonly Entry[],
  size: number,
): readonly (readonly Entry[])[] {
  const ordered = [...entries.filter((one) => !isOpen(one)), ...entries.filter(isOpen)];
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, n) => ordered.slice(n * size, (n + 1) * size));
}
