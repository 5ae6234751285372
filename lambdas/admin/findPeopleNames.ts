import type { FoundPerson } from "#domain/api/adminActivity.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";

/** Concurrent look-ups. The user pool allows 120 a second, and sign-ins need some of them. */
const atOnce = 5;

/** Finds people by account ID or e-mail address, each once. Unknown ones are left out. */
export async function findPeopleNames(
  pool: Pick<UserPoolClient, "findAccount">,
  names: readonly string[],
): Promise<FoundPerson[]> {
  const people = new Map<string, FoundPerson>();
  for (let start = 0; start < names.length; start += atOnce) {
    const found = await Promise.all(names.slice(start, start + atOnce).map((name) => pool.findAccount(name)));
    for (const account of found) {
      if (account)
        people.set(account.userId, { userId: account.userId, email: account.email, name: account.fullName ?? "" });
    }
  }
  return [...people.values()];
}
