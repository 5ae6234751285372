import { deleteAccount, getProfile, patchProfile, readAccountData } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { changeProfile, findProfile } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertFreshSignIn, deleteAccountNow, type OwnerMail } from "./deleteAccount.ts";
import { withCreated } from "./firstTouch.ts";
import { ownDataPage } from "./ownData.ts";
import { syncOwnContact } from "./syncOwnContact.ts";

type Pool = Pick<UserPoolClient, "findAccount" | "remove">;

/** Without `mail`, this stage has no e-mail sender of its own. */
export const accountEndpoints = (table: Table, now: Clock, pool: Pool, mail?: OwnerMail): readonly Endpoint[] => [
  endpoint(getProfile, async ({ userId }) => {
    const profile = await findProfile(table, userId);
    if (!profile) throw new Refused("not-found", "You don't have a profile yet. Save one to create it.");
    return profile;
  }),
  endpoint(patchProfile, async ({ userId, body }) => {
    const changed = await changeProfile(table, userId, body, now());
    await syncOwnContact(table, userId, body, now());
    return withCreated({ table, pool }, changed);
  }),
  endpoint(readAccountData, ({ userId, query }) => ownDataPage(table, userId, query.next, now())),
  endpoint(deleteAccount, async ({ userId, signedInAt }) => {
    assertFreshSignIn(signedInAt, now());
    return { closedAt: (await deleteAccountNow({ table, pool, mail }, userId, now())).toISOString() };
  }),
];
