import { listSubmissions, type SubmissionPlace } from "#domain/api/submissions.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { call } from "#frontend/platform/call.ts";

/** More pages than the limit of submissions allows. Guards against a server that never returns a last page. */
const maxPages = 1000;

/** Loads the whole log, page by page. */
export async function loadSubmissions(signal: AbortSignal): Promise<readonly Submission[]> {
  const all: Submission[] = [];
  let cursor: SubmissionPlace | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listSubmissions, { query: { ...(cursor && { cursor }) }, signal });
    all.push(...answer.submissions);
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return all;
}
