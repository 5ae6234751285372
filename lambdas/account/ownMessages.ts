import { messageId } from "#domain/api/messages.ts";
import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { listMessagesFrom, senderKeyOf } from "#lambdas/stores/messages.ts";
import type { Table } from "#lambdas/stores/table.ts";

export interface OwnMessagesPage {
  readonly messages: Record<string, unknown>[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

interface Sources {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

/**
 * Returns a page of the messages that were sent through the contact form with the account's address, from the previous page's
 * cursor on. The form checks no address, so only an address that the account has confirmed counts.
 */
export async function ownMessagesPage(
  { table, pool }: Sources,
  userId: UserId,
  place?: string,
): Promise<OwnMessagesPage> {
  const account = await pool.findAccount(userId);
  if (!account?.isEmailVerified) return { messages: [], next: undefined };
  const after = place?.slice(prefix.length);
  const { messages, next } = await listMessagesFrom(table, senderKeyOf(account.email), after);
  return { messages, next: next && prefix + next };
}

const prefix = "messages/";

export const isMessagesPlace = (place: string): boolean =>
  place.startsWith(prefix) && messageId.safeParse(place.slice(prefix.length)).success;
