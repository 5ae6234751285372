import { randomUUID } from "node:crypto";
import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { runAutomation } from "#domain/api/automation.ts";
import { listFailedSyncs, replaySyncs, syncContact } from "#domain/api/contacts.ts";
import type { UserId } from "#domain/play/play.ts";
import { automationEndpoints } from "#lambdas/automation/endpoints.ts";
import { deliverContactUpdates } from "#lambdas/services/contacts/deliverContactUpdates.ts";
import { deliverDue } from "#lambdas/services/contacts/deliverDue.ts";
import { putContactEvent } from "#lambdas/stores/contactEvents.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { contactEndpoints } from "./endpoints.ts";

const { endpoint } = await startTestTable();

/** People, an administrator, and the HubSpot stand-in behind the real client. */
async function openFixture() {
  const table = connectTable(endpoint, nanoid());
  await createTable(table);
  const stage = await openTestHubspot();
  let later = 0;
  const now = () => new Date(stage.now().getTime() + later);
  const people = ["aphra@example.com", "nell@example.com"].map((email) => ({
    userId: randomUUID() as UserId,
    email,
    fullName: "Aphra Behn",
  }));
  const { pool } = poolOf(...people);
  const findCrm = async () => stage.crm;
  const deps = { table, pool, now, findCrm };
  const findHubspot = async () => stage.hubspot;
  const api = apiCaller(...contactEndpoints(deps), ...automationEndpoints({ table, now, findHubspot }));
  const admin = { sub: randomUUID(), "cognito:groups": "[admins]" };
  const contactData = { firstName: "Aphra", lastName: "Behn", subscriptionStatus: "free", playsCount: 0 };
  const body = { action: "create_or_update_contact", contactData };
  return {
    ...stage,
    deps,
    people,
    sync: async () => {
      for (const { userId } of people) await api.call(syncContact, { caller: { sub: userId }, body });
    },
    login: () =>
      api.call(syncContact, {
        caller: { sub: people[0]?.userId ?? "" },
        body: { action: "track_event", contactData: { eventName: "user_login" } },
      }),
    events: async (): Promise<readonly string[]> =>
      (await stage.known()).events.map(({ eventName }: { eventName: string }) => eventName),
    setUp: () => api.call(runAutomation, { caller: admin, body: { action: "setup_complete_automation" } }),
    failed: () => api.call(listFailedSyncs, { caller: admin }),
    replay: (ids: readonly string[]) => api.call(replaySyncs, { caller: admin, body: { ids } }),
    emails: async (): Promise<readonly string[]> =>
      (await stage.known()).contacts
        .map(({ properties }: { properties: { email: string } }) => properties.email)
        .toSorted(),
    sweepLater: (minutes: number) => {
      later += minutes * 60_000;
      return sweep(table, now, () => 600_000, {
        pool,
        elsewhere: [],
        deliverContacts: (keys, at) => deliverDue(deps, keys, at),
      });
    },
  };
}

test("an update with unknown properties is listed as failed, and succeeds after an administrator runs the set-up", async () => {
  const { sync, failed, setUp, replay, emails } = await openFixture();
  await sync();
  const { syncs, waiting } = await failed();
  expect([syncs.length, waiting]).toEqual([2, 0]);
  expect(syncs[0]?.reason).toContain("Run the complete setup");
  expect(JSON.stringify(syncs)).not.toContain("@");
  await setUp();
  expect(await replay(syncs.map(({ id }) => id))).toEqual({ delivered: 2, waiting: 0, failed: 0, gone: 0 });
  expect(await emails()).toEqual(["aphra@example.com", "nell@example.com"]);
});

test("an event of a person who is new to HubSpot creates the contact first, and nothing fails", async () => {
  const { login, setUp, failed, emails, events } = await openFixture();
  await setUp();
  expect(await login()).toEqual({ skipped: false, delivered: true });
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
  expect([await emails(), await events()]).toEqual([["aphra@example.com"], ["user_login"]]);
});

test("an event of a person who was deleted at HubSpot creates the contact again", async () => {
  const { sync, login, setUp, failed, events, crm } = await openFixture();
  await setUp();
  await sync();
  await crm.forgetContact("aphra@example.com");
  expect(await login()).toEqual({ skipped: false, delivered: true });
  expect([await failed(), await events()]).toEqual([{ syncs: [], waiting: 0 }, ["user_login"]]);
});

test("if HubSpot rejects the contact, its event waits instead of failing and is sent later", async () => {
  const { login, setUp, failed, events, sweepLater, crm } = await openFixture();
  await setUp();
  const taken = crm.upsertContacts;
  Object.assign(crm, {
    upsertContacts: async (contacts: Parameters<typeof taken>[0]) =>
      contacts.map(({ email }) => ({ email, reason: "Busy.", retriable: true })),
  });
  expect(await login()).toEqual({ skipped: false, delivered: false });
  expect(await failed()).toEqual({ syncs: [], waiting: 2 });
  Object.assign(crm, { upsertContacts: taken });
  await sweepLater(2);
  expect([await failed(), await events()]).toEqual([{ syncs: [], waiting: 0 }, ["user_login"]]);
});

test("an event that waits for its contact doesn't delay other people's events", async () => {
  const { deps, people, setUp, events, crm } = await openFixture();
  await setUp();
  const taken = crm.upsertContacts;
  const isBusy = ({ email }: { readonly email: string }) => email === people[0]?.email;
  Object.assign(crm, {
    upsertContacts: async (contacts: Parameters<typeof taken>[0]) => [
      ...(await taken(contacts.filter((contact) => !isBusy(contact)))),
      ...contacts.filter(isBusy).map(({ email }) => ({ email, reason: "Busy.", retriable: true })),
    ],
  });
  const logins = [];
  for (const { userId } of people) logins.push(await putContactEvent(deps.table, userId, "user_login", deps.now()));
  const tally = await deliverContactUpdates({ ...deps, crm }, logins, deps.now());
  expect(tally).toEqual({ delivered: 1, waiting: 1, failed: 0, isSilent: false });
  expect(await events()).toEqual(["user_login"]);
});

test("if HubSpot is down and then accepts half of a batch, all updates arrive in the end", async () => {
  const { sync, faults, setUp, failed, emails, sweepLater } = await openFixture();
  await setUp();
  faults.order({ service: "hubspot", kind: "503", times: 1_000 });
  await sync();
  expect(await failed()).toEqual({ syncs: [], waiting: 2 });
  faults.order({ service: "hubspot", kind: "207", times: 1 });
  await sweepLater(1);
  expect(await emails()).toHaveLength(1);
  await sweepLater(60);
  expect(await emails()).toEqual(["aphra@example.com", "nell@example.com"]);
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
});
