import type { Profile } from "#domain/api/account.ts";
import { nameParts } from "#domain/contacts/contact.ts";
import type { UserId } from "#domain/play/play.ts";
import { dropContactEvents, listContactEvents } from "#lambdas/stores/contactEvents.ts";
import { requestContact } from "#lambdas/stores/contacts.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Has the contact system told of what it should know or forget; who refuses it is forgotten there, and nothing waits any more. */
export async function syncOwnContact(table: Table, userId: UserId, change: Partial<Profile>, now: Date): Promise<void> {
  const { full_name, crm_opt_out } = change;
  if (full_name === undefined && crm_opt_out === undefined) return;
  if (crm_opt_out) await dropContactEvents(table, await listContactEvents(table, userId));
  await requestContact(table, userId, now, full_name ? nameParts(full_name) : undefined);
}
