import { deleteAccount, getProfile, patchProfile, readAccountData } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { putClosing } from "#lambdas/stores/closings.ts";
import { changeProfile, findProfile } from "#lambdas/stores/profiles.ts";
import { listSignIns } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertFreshSignIn } from "./leaving.ts";

export const accountEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(getProfile, async ({ userId }) => {
    const profile = await findProfile(table, userId);
    if (!profile) throw new Refused("not-found", "There is no profile yet; the first change makes it.");
    return profile;
  }),
  endpoint(patchProfile, ({ userId, body }) => changeProfile(table, userId, body, now())),
  endpoint(readAccountData, async ({ userId }) => ({
    profile: (await findProfile(table, userId)) ?? null,
    subscription: null,
    signIns: await listSignIns(table, userId, now()),
    activity: [],
    shares: [],
    feedback: [],
  })),
  endpoint(deleteAccount, async ({ userId, signedInAt }) => {
    assertFreshSignIn(signedInAt, now());
    return { closedAt: (await putClosing(table, userId, now())).toISOString() };
  }),
];
