import { contactOf } from "#domain/contacts/contact.ts";
import { crmPropertiesOf } from "#domain/contacts/crmPropertiesOf.ts";
import type { UserId } from "#domain/play/play.ts";
import { closesAt, statusOf, subscriptionSummary } from "#domain/subscription/plans.ts";
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

/** What the CRM should contain about a person. */
export type DesiredContact =
  /** Nothing: they opted out, or are deleting their account. */
  | { readonly kind: "absent" }
  /** The account no longer exists. */
  | { readonly kind: "gone" }
  | {
      readonly kind: "present";
      /** When the contact must be updated although nobody did anything; undefined means never. */
      readonly holdsUntil: Date | undefined;
      readonly describe: (names?: Partial<ContactNames>) => CrmContact;
    };

/**
 * Returns what the CRM should contain about a person now: the address comes from the user pool, the plan from the
 * subscription. A browser provides only its own person's name.
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
    subscriptionSummary(subscription, now),
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
