import { submissionPlace } from "#domain/api/submissions.ts";
import type { UserId } from "#domain/play/play.ts";
import { listStoredSubmissions } from "#lambdas/stores/submissions.ts";
import type { Table } from "#lambdas/stores/table.ts";

export interface OwnSubmissionsPage {
  readonly submissions: Record<string, unknown>[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

/** Returns a page of a person's submissions, on any plan, from the previous page's cursor on. */
export async function ownSubmissionsPage(table: Table, userId: UserId, place?: string): Promise<OwnSubmissionsPage> {
  const { submissions, next } = await listStoredSubmissions(table, userId, {
    after: place === undefined ? undefined : readPlace(place),
  });
  return { submissions: submissions.map((one) => ({ ...one })), next: next && prefix + next };
}

const prefix = "submissions/";

export const isSubmissionsPlace = (place: string): boolean => readPlace(place) !== undefined;

const readPlace = (place: string) =>
  place.startsWith(prefix) ? submissionPlace.safeParse(place.slice(prefix.length)).data : undefined;
