import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { crmEvents } from "#domain/automation/crmEvents.ts";
import { noCounts } from "#lambdas/automation/automationStepRun.ts";
import { ensureEvents } from "#lambdas/automation/events.ts";
import { ensureProperties } from "#lambdas/automation/properties.ts";
import { type CrmContact, CrmError } from "#lambdas/services/crm.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { createCrm } from "./createCrm.ts";
import { anyResponse, connectHubspot, type HubspotRequest } from "./hubspot.ts";

const person = (n: number, properties: Readonly<Record<string, string>> = {}): CrmContact => ({
  email: `person${n}@example.com`,
  properties: { playwright_subscribed: "true", ...properties },
});

const people = (count: number) => Array.from({ length: count }, (_, n) => person(n));

/** Opens the HubSpot stand-in with our properties and events set up. */
async function openReadyHubspot(options?: Parameters<typeof openTestHubspot>[0]) {
  const stage = await openTestHubspot(options);
  const run = { hubspot: stage.hubspot, tally: noCounts(), now: stage.now(), hasTime: () => true };
  await ensureProperties.run(run);
  await ensureEvents.run(run);
  const emails = async () =>
    (await stage.known()).contacts.map((one: { properties: { email: string } }) => one.properties.email);
  return { ...stage, emails };
}

const caught = (asked: Promise<unknown>): Promise<CrmError> =>
  asked.then(
    () => Promise.reject(new Error("It was not refused.")),
    (error: unknown) => (error instanceof CrmError ? error : Promise.reject(error)),
  );

test("creates and updates contacts by address, a hundred at once; a repeated address counts once", async () => {
  const { crm, known, emails } = await openReadyHubspot();
  expect(await crm.upsertContacts(people(100))).toEqual([]);
  const again = [person(1), person(1, { playwright_plays_count: "7" }), { ...person(1), email: "PERSON1@example.com" }];
  expect(await crm.upsertContacts([...again, person(100)])).toEqual([]);
  expect(await emails()).toHaveLength(101);
  expect((await known()).contacts[1].properties.playwright_plays_count).toBeUndefined();
  expect(await crm.upsertContacts([])).toEqual([]);
  await expect(crm.upsertContacts(people(101))).rejects.toThrow(RangeError);
});

test("before the setup, refuses a contact with instructions and doesn't retry", async () => {
  const { crm, waits } = await openTestHubspot();
  const failures = await crm.upsertContacts([person(1), person(2)]);
  expect(failures.map(({ email, retriable }) => `${email} ${retriable}`)).toEqual([
    "person1@example.com false",
    "person2@example.com false",
  ]);
  expect(failures[0]?.reason).toContain("Run the complete setup");
  expect(waits).toEqual([]);
});

test("one invalid contact doesn't block the others, whether HubSpot names it or the batch is split", async () => {
  const { crm, hubspot, emails } = await openReadyHubspot();
  const wrong = person(3, { playwright_subscription_tier: "patron" });
  const [failure, ...others] = await crm.upsertContacts([...people(8).filter((_, n) => n !== 3), wrong]);
  expect([failure, others]).toMatchObject([{ email: wrong.email, retriable: false }, []]);
  expect(await emails()).toHaveLength(7);
  // Simulates HubSpot refusing the whole batch because of one contact.
  const ask = hubspot.request;
  const blunt = createCrm({
    ...hubspot,
    request: <T>(request: HubspotRequest<T>) => {
      const body = JSON.parse(JSON.stringify(request.body));
      for (const input of body.inputs) delete input.objectWriteTraceId;
      return ask({ ...request, body });
    },
  });
  const failures = await blunt.upsertContacts([...people(30), wrong, { email: "macbeth", properties: {} }]);
  expect(failures.map(({ email }) => email).toSorted()).toEqual(["macbeth", wrong.email]);
  expect(JSON.stringify(failures.map(({ reason }) => reason))).not.toMatch(/patron|macbeth|@/);
  expect(await emails()).toHaveLength(29);
});

test("the half of a batch that HubSpot couldn't accept may be retried", async () => {
  const { crm, faults, emails } = await openReadyHubspot();
  faults.order({ service: "hubspot", kind: "207", times: 1 });
  const failures = await crm.upsertContacts(people(4));
  expect(failures.map(({ email, retriable }) => [email, retriable])).toEqual([
    ["person1@example.com", true],
    ["person3@example.com", true],
  ]);
  expect(await crm.upsertContacts(people(4))).toEqual([]);
  expect(await emails()).toHaveLength(4);
});

test.each(["500", "503", "429", "cut"] as const)(
  "%s is temporary: retries with longer waits each time",
  async (kind) => {
    const { crm, faults, waits, emails } = await openReadyHubspot();
    faults.order({ service: "hubspot", kind, times: 2 });
    expect(await crm.upsertContacts(people(1))).toEqual([]);
    expect(waits).toEqual([300, 600]);
    expect(await emails()).toHaveLength(1);
    faults.order({ service: "hubspot", kind, times: 1000 });
    expect(await caught(crm.upsertContacts(people(1)))).toMatchObject({ retriable: true });
    expect(waits).toEqual([300, 600, 300, 600, 1200]);
  },
);

test("sends nothing after the deadline and never waits beyond it", async () => {
  const { crm, faults, waits } = await openTestHubspot({ timeLimitMs: 1000 });
  faults.order({ service: "hubspot", kind: "503", times: 1000 });
  expect(await caught(crm.forgetContact("a@example.com"))).toMatchObject({ retriable: true, status: 503 });
  expect(waits).toEqual([300, 600]);
  const late = await openTestHubspot({ timeLimitMs: 0 });
  expect(await caught(late.crm.forgetContact("a@example.com"))).toMatchObject({ retriable: true, status: undefined });
});

/** A server that gives the listed responses in order, then repeats the last one. */
async function openServer(...answers: readonly { status: number; headers?: Record<string, string>; body?: string }[]) {
  let asked = 0;
  const server = createServer((_, response) => {
    const { status, headers = {}, body = "" } = answers[Math.min(asked++, answers.length - 1)] ?? { status: 500 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const waits: number[] = [];
  let nowMs = 0;
  const wait = async (milliseconds: number) => {
    if (milliseconds > 0) waits.push(milliseconds);
    nowMs += milliseconds;
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hubspot = connectHubspot({ token: "pat-test-0000", address, now: () => nowMs, wait });
  return { hubspot, crm: createCrm(hubspot), waits, asked: () => asked };
}

const forgotten = { status: 204 };

test("waits as long as HubSpot asks; a wait that is too long is reported to the caller", async () => {
  const soon = await openServer({ status: 429, headers: { "retry-after": "2" } }, forgotten);
  await soon.crm.forgetContact("a@example.com");
  expect([soon.waits, soon.asked()]).toEqual([[2000], 2]);
  const late = await openServer({ status: 429, headers: { "retry-after": "600" } });
  expect(await caught(late.crm.forgetContact("a@example.com"))).toMatchObject({ retriable: true, waitSeconds: 600 });
  expect([late.waits, late.asked()]).toEqual([[], 1]);
  const daily = await openServer({ status: 429, body: JSON.stringify({ policyName: "DAILY" }) });
  expect(await caught(daily.crm.forgetContact("a@example.com"))).toMatchObject({ retriable: true, waitSeconds: 3600 });
});

test("doesn't resend a create request if it may have arrived", async () => {
  const make = { method: "POST", path: "/marketing/v3/emails/", body: {}, schema: anyResponse, isOnce: true } as const;
  const broken = await openServer({ status: 502 }, { status: 200, body: "{}" });
  expect(await caught(broken.hubspot.request(make))).toMatchObject({ retriable: true, status: 502 });
  expect(broken.asked()).toBe(1);
  const busy = await openServer({ status: 429 }, { status: 200, body: "{}" });
  await busy.hubspot.request(make);
  expect(busy.asked()).toBe(2);
});

test("reports an unreadable response as an error of ours, not of the network", async () => {
  const page = await openServer({ status: 200, body: "<html>" });
  const answer = z.object({ id: z.string() });
  const asked = page.hubspot.request({ method: "GET", path: "/", schema: answer });
  expect(await caught(asked)).toMatchObject({ retriable: false, code: "UNREADABLE" });
});

test("delays requests beyond HubSpot's limit per ten seconds", async () => {
  const { hubspot, waits } = await openServer(forgotten);
  for (let n = 0; n < 91; n++) await hubspot.request({ method: "GET", path: "/", schema: anyResponse });
  expect(waits).toEqual([10_000]);
});

test("says what to do about a wrong token or missing permissions", async () => {
  const { crm } = await openTestHubspot({ token: "Bearer of nothing" });
  const wrong = await caught(crm.forgetContact("a@example.com"));
  expect(wrong).toMatchObject({ retriable: false, status: 401, message: expect.stringContaining("token") });
  const body = JSON.stringify({ status: "error", category: "MISSING_SCOPES", message: "for a@example.com" });
  const may = await openServer({ status: 403, body });
  expect((await caught(may.crm.forgetContact("a@example.com"))).message).toContain("scopes");
});

test("no error contains an address, a token or text that HubSpot quotes", async () => {
  const email = "secret.person@example.com";
  const body = JSON.stringify({
    category: "VALIDATION_ERROR",
    message: `${email} is odd`,
    correlationId: "1234-abcd-5678",
  });
  const { crm } = await openServer({ status: 400, body });
  const error = await caught(crm.forgetContact(email));
  expect(error.message).toBe(
    "HubSpot rejected it (400 VALIDATION_ERROR). HubSpot support can find it by 1234-abcd-5678.",
  );
  const nowhere = connectHubspot({ token: "pat-secret-1", address: "http://127.0.0.1:9", wait: async () => {} });
  const unreachable = await caught(createCrm(nowhere).forgetContact(email));
  expect(`${unreachable.message} ${unreachable.stack}`).not.toMatch(/secret/);
});

test("sends events under HubSpot's own name for them; an unknown one says what to do", async () => {
  const { crm, known } = await openReadyHubspot();
  await crm.upsertContacts([person(1)]);
  const [{ name }] = crmEvents;
  const sent = vi.spyOn(globalThis, "fetch");
  const occurredAt = new Date("2027-02-28T10:00:00.000Z");
  const event = { id: randomUUID(), email: person(1).email, name, occurredAt, properties: {} };
  await crm.sendEvent(event);
  await crm.sendEvent({ ...event, id: randomUUID() });
  // The name is looked up only once.
  expect(sent.mock.calls).toHaveLength(3);
  sent.mockRestore();
  const twice = [{ eventName: name, occurredAt: occurredAt.toISOString() }, {}];
  expect((await known()).events).toMatchObject(twice);
  // An event that HubSpot already has by its id isn't a failure and isn't stored twice.
  await crm.sendEvent(event);
  expect((await known()).events).toMatchObject(twice);
  const small = await openServer({ status: 403, body: JSON.stringify({ category: "MISSING_SCOPES" }) });
  await small.crm.sendEvent(event);
  const empty = await openTestHubspot();
  const refused = await caught(empty.crm.sendEvent(event));
  expect(refused).toMatchObject({ retriable: false, message: expect.stringContaining("Run the complete setup") });
});

test("forgetting a contact deletes all of its data; a missing contact is no error", async () => {
  const { crm, known } = await openReadyHubspot();
  await crm.upsertContacts(people(2));
  const event = { id: randomUUID(), name: crmEvents[0].name, occurredAt: new Date(0), properties: {} };
  await crm.sendEvent({ ...event, email: person(0).email });
  await crm.forgetContact("PERSON0@example.com");
  await crm.forgetContact(person(0).email);
  expect(await known()).toMatchObject({ contacts: [{ properties: { email: person(1).email } }], events: [] });
});
