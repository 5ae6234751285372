import { apiOf } from "../harness/checkout.ts";
import { makeAdministrator, newWriter, type TestPerson } from "../harness/people.ts";

/** The maximum length of a full name, with one word of 40 letters. */
export const longName = "Wolfeschlegelsteinhausenbergerdorffbrown Theophilus Bartholomew Fitzgerald-Amery";
/** The same length without any place to break it. */
export const unbrokenName = "Wolfeschlegelsteinhausenbergerdorff".padEnd(longName.length, "wolfeschlegel");

/** Creates a person with the longest name, a plan that includes everything, and administrator rights. */
export async function newLongNamedPerson(): Promise<TestPerson> {
  const person = await newWriter(longName);
  await subscribe(person);
  return makeAdministrator(person);
}

/** Buys the plan that includes everything, on the local Stripe page. */
export async function subscribe(person: TestPerson): Promise<void> {
  const { ask } = await apiOf(person);
  const { body } = await ask("POST", "/billing/checkout", { tier: "company", interval: "monthly" });
  const paid = await fetch(body.url, {
    method: "POST",
    body: new URLSearchParams({ card: "works" }),
    redirect: "manual",
  });
  if (paid.status >= 400) throw new Error(`The checkout was answered ${paid.status}.`);
}
