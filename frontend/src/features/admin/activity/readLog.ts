import type { LoggedActivity } from "#domain/api/adminActivity.ts";
import { listActivity } from "#domain/api/adminActivity.ts";
import { userId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { call } from "#frontend/platform/call.ts";
import { findByName } from "../people.ts";
import type { ActivityQuery } from "./activityQuery.ts";

export interface LogPage {
  readonly entries: readonly LoggedActivity[];
  readonly next: string | undefined;
}

/** Reads one page of the log. Refuses if the person doesn't exist. */
export async function readPage(search: ActivityQuery, next?: string, signal?: AbortSignal): Promise<LogPage> {
  const query = {
    from: search.from,
    to: search.to,
    ...(search.person && { user: await idOf(search.person) }),
    ...(search.type && { type: search.type }),
    ...(search.path && { path: search.path }),
    ...(next && { next }),
  };
  const page = await call(listActivity, { query, ...(signal && { signal }) });
  return { entries: page.entries, next: page.next };
}

/** Maximum number of pages read automatically when a filter matches few entries. */
const maxPages = 12;
const wanted = 25;

/** Reads pages until there is something to show, or up to the maximum. */
export async function readSome(search: ActivityQuery, start?: string, signal?: AbortSignal): Promise<LogPage> {
  const entries: LoggedActivity[] = [];
  let next = start;
  for (let pages = 0; pages < maxPages && entries.length < wanted; pages++) {
    const page = await readPage(search, next, signal);
    entries.push(...page.entries);
    next = page.next;
    if (next === undefined) break;
  }
  return { entries, next };
}

async function idOf(name: string): Promise<string> {
  if (userId.safeParse(name).success) return name;
  const person = await findByName(name);
  if (person) return person.userId;
  throw new Refused("not-found", activityWords.filters.nobody);
}
