import type { UserId } from "#domain/play/play.ts";
import type { Crm } from "#lambdas/services/crm.ts";
import { findContact } from "#lambdas/stores/contacts.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Deletes a person's contact under every address that the CRM may know. Their waiting updates are deleted with the
 * account.
 */
export async function forgetContactOf(
  table: Table,
  findCrm: () => Promise<Pick<Crm, "forgetContact"> | undefined>,
  userId: UserId,
): Promise<void> {
  const contact = await findContact(table, userId);
  if (!contact || contact.addresses.size === 0) return;
  const crm = await findCrm();
  for (const address of contact.addresses) await crm?.forgetContact(address);
}
