import * as z from "zod";
import { type FoundPerson, findPeople, maxPeople } from "#domain/api/adminActivity.ts";
import { call } from "#frontend/platform/call.ts";
import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";

/** People that were looked up in this tab; null if the account no longer exists. */
export const knownPeople = new Map<string, FoundPerson | null>();

onAuthChange(({ kind }) => {
  if (kind === "signed-out" || kind === "signed-in") knownPeople.clear();
});

const isAddress = (name: string): boolean => z.email().max(254).safeParse(name).success;

/** Finds a person by e-mail address. */
export async function findByName(email: string): Promise<FoundPerson | undefined> {
  const known = [...knownPeople.values()].find((person) => person?.email === email);
  if (known || !isAddress(email)) return known ?? undefined;
  const { people } = await call(findPeople, { query: { who: email } });
  for (const person of people) knownPeople.set(person.userId, person);
  return people[0];
}

/** Looks up the people that aren't known yet, in batches, one request after the other. */
export async function rememberPeople(ids: readonly string[], signal?: AbortSignal): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !knownPeople.has(id));
  for (let start = 0; start < unknown.length; start += maxPeople) {
    const asked = unknown.slice(start, start + maxPeople);
    const { people } = await call(findPeople, { query: { who: asked.join(",") }, ...(signal && { signal }) });
    for (const id of asked) knownPeople.set(id, people.find((person) => person.userId === id) ?? null);
  }
}
