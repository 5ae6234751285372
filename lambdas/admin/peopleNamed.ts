import type { Person } from "#domain/api/adminActivity.ts";
import type { UserPool } from "#lambdas/services/userPool.ts";

/** Asked for side by side: the user pool answers 120 such questions a second, and sign-ins need some of them. */
const atOnce = 5;

/** Who they are, by account number or e-mail address; each once, and nobody who is not there. */
export async function peopleNamed(pool: Pick<UserPool, "findAccount">, names: readonly string[]): Promise<Person[]> {
  const people = new Map<string, Person>();
  for (let start = 0; start < names.length; start += atOnce) {
    const found = await Promise.all(names.slice(start, start + atOnce).map((name) => pool.findAccount(name)));
    for (const account of found) {
      if (account)
        people.set(account.userId, { userId: account.userId, email: account.email, name: account.fullName ?? "" });
    }
  }
  return [...people.values()];
}
