import { userId } from "#domain/api/shapes.ts";
import { hasAccountKey } from "#lambdas/stores/accountKeys.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { hashOfSecret, looksLikeSecret } from "./linkSecret.ts";

/** What our function answers to the challenge of a custom sign-in. A link's answer has no colon. */
const prefix = "account-key:";

/** The name of the key in the metadata that Cognito passes to the triggers of that sign-in. */
export const accountKeyMetadata = "accountKey";

export const answerWithKey = (key: string): string => prefix + key;

/** Returns the key in a challenge's answer; undefined if it's a link's. */
export const keyInAnswer = (answer: string): string | undefined =>
  answer.startsWith(prefix) ? answer.slice(prefix.length) : undefined;

interface Asked {
  readonly userName: string;
  readonly clientMetadata: Readonly<Record<string, string>> | undefined;
}

/** Returns whether our own function is signing in to the account. A browser can send any metadata, but has no key. */
export async function isOwnSignIn(table: Table, { userName, clientMetadata }: Asked, now: Date): Promise<boolean> {
  const key = clientMetadata?.[accountKeyMetadata];
  return key !== undefined && isKeyOf(table, userName, key, now);
}

export const isKeyOf = async (table: Table, userName: string, key: string, now: Date): Promise<boolean> =>
  looksLikeSecret(key) && hasAccountKey(table, userId.parse(userName), hashOfSecret(key), now);
