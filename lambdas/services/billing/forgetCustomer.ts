import type { UserId } from "#domain/play/play.ts";
import type { Payments } from "#lambdas/services/payments.ts";
import { readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Ends a person's subscription at Stripe at once and deletes their details there. Invoices stay, as the law requires.
 */
export async function forgetCustomer(
  table: Table,
  openPayments: () => Promise<Pick<Payments, "removeCustomer">>,
  userId: UserId,
): Promise<void> {
  const { customer } = await readBilling(table, userId);
  if (customer) await (await openPayments()).removeCustomer(customer);
}
