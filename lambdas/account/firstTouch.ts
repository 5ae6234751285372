import type { Profile } from "#domain/api/account.ts";
import { userId as userIdOf } from "#domain/api/shapes.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { stampCreated } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Adds the account's creation time to the profile. It's read from the user pool once. */
export async function withCreated(
  { table, pool }: { readonly table: Table; readonly pool: Pick<UserPoolClient, "findAccount"> },
  profile: Profile,
): Promise<Profile> {
  if (profile.created_at) return profile;
  const account = await pool.findAccount(profile.id);
  if (!account) return profile;
  await stampCreated(table, userIdOf.parse(profile.id), account.createdAt);
  return { ...profile, created_at: account.createdAt.toISOString() };
}
