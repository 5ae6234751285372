import type { BlindOptions } from "#domain/sharing/withoutNames.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import type { StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Returns what a blind link hides besides the names on the title page; undefined if the link isn't blind. */
export async function findHiddenNames(
  table: Table,
  { owner, isBlind, hiddenWords, authorNames }: Pick<StoredShare, "owner" | "isBlind" | "hiddenWords" | "authorNames">,
): Promise<BlindOptions | undefined> {
  if (!isBlind) return undefined;
  const profile = await findProfile(table, owner);
  const alsoNames = [profile?.full_name, profile?.pen_name, ...authorNames].filter((name) => name !== undefined);
  return { alsoNames, words: hiddenWords };
}
