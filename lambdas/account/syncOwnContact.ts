import type { Profile } from "#domain/api/account.ts";
import { nameParts } from "#domain/contacts/contact.ts";
import type { UserId } from "#domain/play/play.ts";
import { dropContactEvents, listContactEvents } from "#lambdas/stores/contactEvents.ts";
import { requestContact } from "#lambdas/stores/contacts.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Requests an update of the person's contact. If they opted out, it deletes the contact and all waiting updates. */
export async function syncOwnContact(table: Table, userId: UserId, change: Partial<Profile>, now: Date): Promise<void> {
  const { full_name, crm_opt_out } = change;
  if (full_name === undefined && crm_opt_out === undefined) return;
  if (crm_opt_out) await dropContactEvents(table, await listContactEvents(table, userId));
  await requestContact(table, userId, now, full_name ? nameParts(full_name) : undefined);
}
