import { expect, onTestFinished, test } from "vitest";
import { type AttackPerson, askAs, newPerson, openAttackFixture, operator, signInByLink } from "./fixture.ts";

const fixture = openAttackFixture();

async function newContact() {
  const person = await newPerson(fixture);
  const { AccessToken } = await signInByLink(fixture, person);
  const headers = { authorization: `Bearer ${AccessToken}`, "content-type": "application/json" };
  const ask = (method: string, path: string, body: object) =>
    fixture.send(`${fixture.origin()}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const track = () => ask("POST", "/contact-sync", { action: "track_event", contactData: { eventName: "user_login" } });
  return { person, AccessToken, ask, track };
}

interface Sent {
  readonly contacts: readonly { readonly id: string; readonly properties: { readonly email: string } }[];
  readonly events: readonly { readonly contact: string }[];
}

/** How much the CRM has about a person. */
async function sentAbout({ email }: AttackPerson) {
  const { body } = await fixture.send(`${fixture.origin()}/local/hubspot.json`, {});
  const { contacts, events } = body as unknown as Sent;
  const ids = contacts.filter(({ properties }) => properties.email === email).map(({ id }) => id);
  return { contacts: ids.length, events: events.filter(({ contact }) => ids.includes(contact)).length };
}

const breakHubspot = (times: number) => fixture.post("/local/faults", { service: "hubspot", kind: "503", times });

test("an event is delivered once, together with its person's contact", async () => {
  const { person, track } = await newContact();
  expect(await track()).toMatchObject({ status: 200, body: { skipped: false, delivered: true } });
  expect(await sentAbout(person)).toEqual({ contacts: 1, events: 1 });
});

test("what waits for the CRM when a person refuses it is never sent", async () => {
  const { person, ask, track } = await newContact();
  onTestFinished(() => void breakHubspot(0));
  await breakHubspot(1000);
  expect(await track()).toMatchObject({ body: { skipped: false, delivered: false } });
  expect(await ask("PATCH", "/profile", { crm_opt_out: true })).toMatchObject({ status: 200 });
  await breakHubspot(0);
  expect(await track()).toMatchObject({ body: { skipped: true, reason: "opted_out" } });
  expect(await sentAbout(person)).toEqual({ contacts: 0, events: 0 });
});

test("somebody whose account an operator removed at the user pool is forgotten by the CRM with their next request", async () => {
  const { person, AccessToken, ask, track } = await newContact();
  await track();
  const { userPoolId: UserPoolId } = await fixture.config();
  const removed = await fixture.cognito("AdminDeleteUser", { UserPoolId, Username: person.email }, operator);
  expect(removed).toMatchObject({ status: 200 });
  expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 200 });
  const contactData = { firstName: "Nell", lastName: "Harrow", subscriptionStatus: "free" };
  expect(await ask("POST", "/contact-sync", { action: "create_or_update_contact", contactData })).toMatchObject({
    status: 200,
  });
  expect(await sentAbout(person)).toMatchObject({ contacts: 0 });
});
