import { subscribe } from "../harness/checkout.ts";
import { makeAdministrator, newWriter, type TestPerson } from "../harness/people.ts";

/** The maximum length of a full name, with one word of 40 letters. */
export const longName = "Wolfeschlegelsteinhausenbergerdorffbrown Theophilus Bartholomew Fitzgerald-Amery";
/** The same length without any place to break it. */
export const unbrokenName = "Wolfeschlegelsteinhausenbergerdorff".padEnd(longName.length, "wolfeschlegel");

/** Creates a person with the longest name, a plan that includes everything, and administrator rights. */
export async function newLongNamedPerson(): Promise<TestPerson> {
  const person = await newWriter(longName);
  await subscribe(person, "company");
  return makeAdministrator(person);
}
