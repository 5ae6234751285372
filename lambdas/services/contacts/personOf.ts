import { contactOf } from "#domain/contacts/contact.ts";
import { crmPropertiesOf } from "#domain/contacts/crmProperties.ts";
import type { UserId } from "#domain/play/play.ts";
import { closesAt, standingOf, statusOf } from "#domain/subscription/plans.ts";
import type { CrmContact } from "#lambdas/services/crm.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { findAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import type { ContactNames } from "#lambdas/stores/contacts.ts";
import { countPlays, findProfile } from "#lambdas/stores/profiles.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

export interface PeopleSource {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

/** How a person is to stand in the contact system. */
export type DesiredContact =
  /** They do not want to, or are leaving. */
  | { readonly kind: "absent" }
  /** There is no such account any more. */
  | { readonly kind: "gone" }
  | {
      readonly kind: "present";
      /** Then it is to be told again, though nobody has done anything; undefined is never. */
      readonly holdsUntil: Date | undefined;
      readonly describe: (names?: Partial<ContactNames>) => CrmContact;
    };

/**
 * What holds for a person now, read where it is known: the address from the user pool, what they pay from the
 * subscription. A browser gives the names only, and those of its own person.
 */
export async function desiredContactOf(
  { table, pool }: PeopleSource,
  userId: UserId,
  now: Date,
): Promise<DesiredContact> {
  const [account, closing, profile] = await Promise.all([
    pool.findAccount(userId),
    findAccountDeletion(table, userId),
    findProfile(table, userId),
  ]);
  if (!account) return { kind: "gone" };
  if (closing || profile?.crm_opt_out) return { kind: "absent" };
  const [subscription, playsCount] = await Promise.all([findSubscription(table, userId), countPlays(table, userId)]);
  const { email } = account;
  const contact = contactOf(
    {
      userId,
      email,
      fullName: profile?.full_name || (account.fullName ?? ""),
      createdAt: account.createdAt.toISOString(),
    },
    standingOf(subscription, now),
  );
  const facts = {
    stripeStatus: subscription && statusOf(subscription, now),
    playsCount,
    lastActive: profile?.updated_at,
  };
  return {
    kind: "present",
    holdsUntil: closesAt(subscription, now),
    describe: ({ firstName = contact.firstName, lastName = contact.lastName } = {}) => ({
      email,
      properties: crmPropertiesOf({ ...facts, contact: { ...contact, firstName, lastName } }),
    }),
  };
}
