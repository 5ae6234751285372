import { useEffect, useState } from "react";
import type { FoundPerson, LoggedActivity } from "#domain/api/adminActivity.ts";
import { logger } from "#frontend/platform/logger.ts";
import { knownPeople, rememberPeople } from "../people.ts";

/** The people behind the entries, as far as they have been looked up. */
export function usePeople(entries: readonly LoggedActivity[]): ReadonlyMap<string, FoundPerson | null> {
  const [people, setPeople] = useState<ReadonlyMap<string, FoundPerson | null>>(() => new Map(knownPeople));
  useEffect(() => {
    const asking = new AbortController();
    rememberPeople(
      entries.map(({ user_id }) => user_id),
      asking.signal,
    )
      .then(() => setPeople(new Map(knownPeople)))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) logger.warn("The people of the log could not be named", { error });
      });
    return () => asking.abort();
  }, [entries]);
  return people;
}
