import { useEffect, useState } from "react";
import type { LoggedActivity, Person } from "#domain/api/adminActivity.ts";
import { logger } from "#frontend/app/logger.ts";
import { knownPeople, learnPeople } from "../people.ts";

/** Who did what the entries tell, as far as it is known yet. */
export function usePeople(entries: readonly LoggedActivity[]): ReadonlyMap<string, Person | null> {
  const [people, setPeople] = useState<ReadonlyMap<string, Person | null>>(() => new Map(knownPeople));
  useEffect(() => {
    const asking = new AbortController();
    learnPeople(
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
