import * as z from "zod";
import { type FoundPerson, findPeople, mostPeople } from "#domain/api/adminActivity.ts";
import { call } from "#frontend/platform/call.ts";

/** Who has been asked for in this tab: null where nobody is there any more. */
export const knownPeople = new Map<string, FoundPerson | null>();

const isAddress = (name: string): boolean => z.email().max(254).safeParse(name).success;

/** Somebody by e-mail address. */
export async function findByName(email: string): Promise<FoundPerson | undefined> {
  const known = [...knownPeople.values()].find((person) => person?.email === email);
  if (known || !isAddress(email)) return known ?? undefined;
  const { people } = await call(findPeople, { query: { who: email } });
  for (const person of people) knownPeople.set(person.userId, person);
  return people[0];
}

/** Learns who these are, as far as nobody has asked yet: some at a time, one request after the other. */
export async function rememberPeople(ids: readonly string[], signal?: AbortSignal): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !knownPeople.has(id));
  for (let start = 0; start < unknown.length; start += mostPeople) {
    const asked = unknown.slice(start, start + mostPeople);
    const { people } = await call(findPeople, { query: { who: asked.join(",") }, ...(signal && { signal }) });
    for (const id of asked) knownPeople.set(id, people.find((person) => person.userId === id) ?? null);
  }
}
