import { deleteAccount, getProfile, type Profile, patchProfile, readAccountData } from "#domain/api/account.ts";
import { userId as userIdOf } from "#domain/api/shapes.ts";
import { nameParts } from "#domain/contacts/contact.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { assertFreshSignIn } from "#lambdas/shared/assertFreshSignIn.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { dropContactEvents, listContactEvents } from "#lambdas/stores/contactEvents.ts";
import { requestContact } from "#lambdas/stores/contacts.ts";
import { changeProfile, findProfile, stampCreated } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { deleteAccountNow, type OwnerMail } from "./deleteAccount.ts";
import { ownDataPage } from "./ownDataPage.ts";

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
    return addCreationTime({ table, pool }, changed);
  }),
  endpoint(readAccountData, ({ userId, query }) => ownDataPage({ table, pool }, userId, query.next, now())),
  endpoint(deleteAccount, async ({ userId, signedInAt }) => {
    assertFreshSignIn(signedInAt, now(), "Before you delete your account, sign in again to confirm it's you.");
    return { closedAt: (await deleteAccountNow({ table, pool, mail }, userId, now())).toISOString() };
  }),
];

/** Requests an update of the person's contact. If they opted out, it deletes the contact and all waiting updates. */
async function syncOwnContact(table: Table, userId: UserId, change: Partial<Profile>, now: Date): Promise<void> {
  const { full_name, crm_opt_out } = change;
  if (full_name === undefined && crm_opt_out === undefined) return;
  if (crm_opt_out) await dropContactEvents(table, await listContactEvents(table, userId));
  await requestContact(table, userId, now, full_name ? nameParts(full_name) : undefined);
}

/** Adds the account's creation time to the profile. It's read from the user pool once. */
async function addCreationTime(
  { table, pool }: { readonly table: Table; readonly pool: Pick<UserPoolClient, "findAccount"> },
  profile: Profile,
): Promise<Profile> {
  if (profile.created_at) return profile;
  const account = await pool.findAccount(profile.id);
  if (!account) return profile;
  await stampCreated(table, userIdOf.parse(profile.id), account.createdAt);
  return { ...profile, created_at: account.createdAt.toISOString() };
}
