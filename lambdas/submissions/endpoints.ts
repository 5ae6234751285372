import {
  deleteSubmission,
  listSubmissions,
  maxSubmissions,
  putSubmissions,
  submissionLimit,
} from "#domain/api/submissions.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { assertMayHaveOpen, openSubmissionLimits } from "#domain/subscription/openSubmissions.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import {
  countOpenSubmissions,
  deleteStoredSubmission,
  listStoredSubmissions,
  type SubmissionsChange,
  storeSubmissions,
} from "#lambdas/stores/submissions.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertMayListPage, assertMayStore } from "./limits.ts";

export const submissionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(listSubmissions, async ({ userId, query: { open, cursor } }) => {
    await assertMayListPage(table, userId, now());
    const { submissions, next } = await listStoredSubmissions(table, userId, { open: open === "true", after: cursor });
    return { submissions, cursor: next };
  }),
  endpoint(putSubmissions, async ({ userId, body: { submissions } }) => {
    await assertMayStore(table, userId, submissions, now());
    const assertAllowed = (change: SubmissionsChange) => assertWithinLimits(table, userId, change, now());
    return { submissions: await storeSubmissions(table, userId, submissions, assertAllowed, now()) };
  }),
  endpoint(deleteSubmission, async ({ userId, params: { submissionId } }) => {
    await deleteStoredSubmission(table, userId, submissionId);
    return { submissionId };
  }),
];

/** Refuses more submissions than a person may have. What was stored on a larger plan can still be changed and closed. */
async function assertWithinLimits(table: Table, userId: UserId, change: SubmissionsChange, now: Date): Promise<void> {
  if (change.added > 0 && change.stored + change.added > maxSubmissions) throw tooManySubmissions();
  if (change.opened <= 0) return;
  const tier = await findTier(table, userId, now);
  const limit = openSubmissionLimits[tier];
  if (limit === null) return;
  assertMayHaveOpen(tier, (await countOpenSubmissions(table, userId, limit)) + change.opened);
}

const tooManySubmissions = () =>
  new Refused("too-many", `You can save at most ${maxSubmissions} submissions. Export and delete old ones.`, {
    code: submissionLimit,
  });
