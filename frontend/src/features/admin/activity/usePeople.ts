import type { FoundPerson, LoggedActivity } from "#domain/api/adminActivity.ts";
import { logger } from "#frontend/platform/logger.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { adminKeys } from "../adminKeys.ts";
import { knownPeople, rememberPeople } from "../people.ts";

/** The people behind the entries, as far as they have been looked up. */
export function usePeople(entries: readonly LoggedActivity[]): ReadonlyMap<string, FoundPerson | null> {
  const userIds = [...new Set(entries.map(({ user_id }) => user_id))];
  const { data } = useServerData({
    key: adminKeys.people(userIds),
    load: async (signal) => {
      await rememberPeople(userIds, signal).catch((error: unknown) => {
        if (!signal.aborted) logger.warn("The names for the activity log could not be fetched", { error });
      });
      return new Map(knownPeople);
    },
  });
  return data ?? knownPeople;
}
