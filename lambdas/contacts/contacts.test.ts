import { randomUUID } from "node:crypto";
import { nanoid } from "nanoid";
import { beforeEach, expect, test } from "vitest";
import { patchProfile } from "#domain/api/account.ts";
import { contactLimit, listFailedSyncs, replaySyncs, syncContact } from "#domain/api/contacts.ts";
import { maxTries } from "#domain/contacts/delivery.ts";
import type { UserId } from "#domain/play/play.ts";
import { graceDays } from "#domain/subscription/plans.ts";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import { accountEndpoints } from "#lambdas/account/endpoints.ts";
import { deliverDue } from "#lambdas/services/contacts/deliverDue.ts";
import { forgetContactOf } from "#lambdas/services/contacts/forgetContactOf.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { requestContact } from "#lambdas/stores/contacts.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import { beginReading, putReading } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { crmInMemory } from "#tests/support/crm.ts";
import { breakCall, breakCalls } from "#tests/support/faults.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { type ContactsDeps, contactEndpoints } from "./endpoints.ts";

const { endpoint } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let table: Table;
beforeEach(async () => {
  now = new Date("2027-01-10T12:00:00.000Z");
  table = connectTable(endpoint, nanoid());
  await createTable(table);
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const busy = new CrmError("HubSpot does not answer just now (503).", { retriable: true, status: 503 });
const admin = { sub: randomUUID(), "cognito:groups": "[admins]" };
const signUp = { firstName: "Ann", lastName: "van Author", subscriptionStatus: "free", playsCount: 0 };

/** A stage with one person or several. */
function openStage(count = 1) {
  const people = Array.from({ length: count }, (_, n) => ({
    userId: randomUUID() as UserId,
    email: `ann${n}@example.com`,
    fullName: "Ann van Author",
  }));
  const { pool, change } = poolOf(...people);
  const hubspot = crmInMemory();
  const findCrm: ContactsDeps["findCrm"] = async () => hubspot.crm;
  const deps: ContactsDeps = { table, pool, now: () => now, findCrm };
  const api = apiCaller(...contactEndpoints(deps), ...accountEndpoints(table, () => now, pool));
  const ids = people.map(({ userId }) => userId);
  const [ann = "" as UserId] = ids;
  const caller = { sub: ann };
  return {
    ...hubspot,
    api,
    ann,
    ids,
    caller,
    pool,
    change,
    sync: (contactData: object = signUp, who: { readonly sub: string } = caller) =>
      api.call(syncContact, { caller: who, body: { action: "create_or_update_contact", contactData } }),
    login: () =>
      api.call(syncContact, { caller, body: { action: "track_event", contactData: { eventName: "user_login" } } }),
    refuseAll: (crm_opt_out: boolean) => api.call(patchProfile, { caller, body: { crm_opt_out } }),
    sweep: (at: Table = table) =>
      sweep(
        at,
        () => now,
        () => 600_000,
        { pool, elsewhere: [], deliverContacts: (keys, when) => deliverDue({ ...deps, table: at }, keys, when) },
      ),
    failed: () => api.call(listFailedSyncs, { caller: admin }),
    replay: (...given: string[]) => api.call(replaySyncs, { caller: admin, body: { ids: given } }),
  };
}

const subscribe = async (userId: UserId, tier: "writer" | "company") =>
  putReading(table, userId, await beginReading(table, userId), {
    tier,
    status: "active",
    end: "2027-02-10T12:00:00.000Z",
  });

test("the contact has the account's address and the person's data", async () => {
  const { sync, contacts, ann, failed } = openStage();
  expect(await sync()).toEqual({ skipped: false, delivered: true });
  expect([...contacts]).toEqual([
    [
      "ann0@example.com",
      {
        firstname: "Ann",
        lastname: "van Author",
        playwright_user_id: ann,
        playwright_subscribed: "false",
        playwright_subscription: "inactive",
        playwright_subscription_tier: "free",
        playwright_subscription_status: "",
        playwright_plays_count: "0",
        playwright_created_at: "2026-12-24T18:00:00.000Z",
      },
    ],
  ]);
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
});

test("when the grace period ends unpaid, the contact is updated even if the person doesn't use the site", async () => {
  const { sync, contacts, ann, sweep, failed, fail, replay } = openStage();
  const pastDueSince = now.toISOString();
  const late = { tier: "writer", status: "past_due", end: pastDueSince, pastDueSince } as const;
  await putReading(table, ann, await beginReading(table, ann), late);
  await sync();
  const dayMinutes = 24 * 60;
  later(graceDays * dayMinutes - 1);
  await sweep();
  expect(contacts.get("ann0@example.com")).toMatchObject({ playwright_subscription: "active" });
  later(1);
  fail(new CrmError("HubSpot refused it (400).", { retriable: false, status: 400 }));
  await sweep();
  expect((await failed()).syncs).toMatchObject([{ since: now.toISOString(), attempts: 1 }]);
  fail(undefined);
  expect(await replay(ann)).toMatchObject({ delivered: 1 });
  expect(contacts.get("ann0@example.com")).toMatchObject({ playwright_subscription: "inactive" });
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
});

test("a browser can't set another person's address or claim a paid plan", async () => {
  const { sync, contacts, api, caller } = openStage();
  await sync({
    ...signUp,
    subscriptionStatus: "active",
    playsCount: 99,
    customProperties: { playwright_subscribed: true, playwright_subscription_tier: "company" },
  });
  expect(contacts.get("ann0@example.com")).toMatchObject({
    playwright_subscribed: "false",
    playwright_subscription_tier: "free",
    playwright_plays_count: "0",
  });
  for (const more of [{ email: "ben@example.com" }, { userId: randomUUID() }]) {
    const body = { action: "create_or_update_contact", contactData: { ...signUp, ...more } };
    expect(await api.refusal(syncContact, { caller, body })).toMatchObject({ status: 400, code: "invalid" });
  }
  expect([...contacts.keys()]).toEqual(["ann0@example.com"]);
});

test("an event is sent for its person, with its time", async () => {
  const { login, events } = openStage();
  expect(await login()).toEqual({ skipped: false, delivered: true });
  const id = expect.stringMatching(uuid);
  expect(events).toEqual([{ id, email: "ann0@example.com", name: "user_login", occurredAt: now, properties: {} }]);
});

test("while the CRM is down, the browser gets an answer, and the sweeper delivers once it's back", async () => {
  const { sync, login, fail, contacts, events, failed, sweep } = openStage();
  fail(busy);
  expect(await sync()).toEqual({ skipped: false, delivered: false });
  expect(await login()).toEqual({ skipped: false, delivered: false });
  expect(await failed()).toEqual({ syncs: [], waiting: 2 });
  const loginAt = now;
  fail(undefined);
  await sweep();
  expect(contacts.size).toBe(0);
  later(1);
  await sweep();
  expect([...contacts.keys()]).toEqual(["ann0@example.com"]);
  expect(events).toMatchObject([{ occurredAt: loginAt }]);
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
  later(10_000);
  await sweep();
  expect(events).toHaveLength(1);
});

test("a rejected update is listed at once, a delayed one after its last try, and both can be replayed", async () => {
  const { sync, login, fail, refuse, contacts, failed, sweep, ann, replay } = openStage();
  refuse("ann0@example.com", { reason: "HubSpot does not take this address.", retriable: false });
  expect(await sync()).toEqual({ skipped: false, delivered: false });
  expect(await failed()).toEqual({
    waiting: 0,
    syncs: [
      {
        id: ann,
        userId: ann,
        kind: "contact",
        eventName: null,
        attempts: 1,
        since: now.toISOString(),
        failedAt: now.toISOString(),
        reason: "HubSpot does not take this address.",
      },
    ],
  });
  fail(busy);
  await login();
  for (let n = 2; n < maxTries; n++) {
    later(1440);
    await sweep();
  }
  expect(await failed()).toMatchObject({ waiting: 1, syncs: [{ kind: "contact" }] });
  later(1440);
  await sweep();
  const { syncs, waiting } = await failed();
  expect(waiting).toBe(0);
  expect(syncs.map(({ kind, attempts, eventName }) => [kind, attempts, eventName])).toEqual([
    ["event", maxTries, "user_login"],
    ["contact", 1, null],
  ]);
  fail(undefined);
  // An event waits for its contact, and doesn't cause a rejected contact to be retried.
  expect(await replay(...syncs.map(({ id }) => id))).toEqual({ delivered: 0, waiting: 1, failed: 1, gone: 0 });
  refuse("ann0@example.com", undefined);
  const ids = syncs.map(({ id }) => id);
  expect(await replay(...ids, ann)).toEqual({ delivered: 1, waiting: 0, failed: 0, gone: 1 });
  later(1440);
  await sweep();
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
  expect(contacts.size).toBe(1);
});

test("a newer request replaces one that waits and one that failed", async () => {
  const { sync, fail, contacts, failed, sweep } = openStage();
  fail(new CrmError("No.", { retriable: false, status: 400 }));
  await sync();
  expect((await failed()).syncs).toHaveLength(1);
  fail(busy);
  await sync({ ...signUp, firstName: "Anne" });
  await sync({ ...signUp, firstName: "Anna" });
  expect(await failed()).toEqual({ syncs: [], waiting: 1 });
  fail(undefined);
  later(1);
  await sweep();
  expect(contacts.get("ann0@example.com")).toMatchObject({ firstname: "Anna" });
});

test("a hundred updates fit in one batch, a rejected one doesn't block the others, and a CRM that is down gets one request per sweep", async () => {
  const { ids, fail, refuse, contacts, batches, asked, failed, sweep } = openStage(120);
  fail(busy);
  await Promise.all(ids.map((userId) => requestContact(table, userId, now)));
  later(1);
  const before = asked();
  await sweep();
  expect(asked() - before).toBe(1);
  expect((await failed()).waiting).toBe(120);
  fail(undefined);
  refuse("ann7@example.com", { reason: "No address.", retriable: false });
  later(15);
  await sweep();
  expect(batches.map(({ length }) => length)).toEqual([100, 20]);
  expect(contacts.size).toBe(119);
  expect(await failed()).toMatchObject({ waiting: 0, syncs: [{ userId: ids[7] }] });
});

test("waiting events aren't tried one after another while the CRM is down", async () => {
  const { login, fail, asked, events, failed, sweep } = openStage();
  fail(busy);
  for (let n = 0; n < 5; n++) await login();
  later(1);
  const before = asked();
  await sweep();
  expect(asked() - before).toBe(1);
  expect((await failed()).waiting).toBe(5);
  fail(undefined);
  later(15);
  await sweep();
  expect(events).toHaveLength(5);
});

test("failed updates are listed in pages, latest first, each once", async () => {
  const { ids, sync, fail, api } = openStage(60);
  fail(new CrmError("No.", { retriable: false, status: 400 }));
  for (const sub of ids) {
    later(1);
    await sync(signUp, { sub });
  }
  const first = await api.call(listFailedSyncs, { caller: admin });
  const second = await api.call(listFailedSyncs, { caller: admin, query: { next: first.next ?? "" } });
  expect([...first.syncs, ...second.syncs].map(({ userId }) => userId)).toEqual(ids.toReversed());
  expect(second.next).toBeUndefined();
  for (const next of ["x", Buffer.from("2027-01-10T12:00:00.000Z#../..").toString("base64url")]) {
    expect(await api.refusal(listFailedSyncs, { caller: admin, query: { next } })).toMatchObject({ status: 400 });
  }
});

test("only administrators can see and replay failed updates", async () => {
  const { api, caller, ann } = openStage();
  expect(await api.refusal(listFailedSyncs, { caller })).toMatchObject({ status: 403 });
  expect(await api.refusal(replaySyncs, { caller, body: { ids: [ann] } })).toMatchObject({ status: 403 });
});

test("opting out deletes the contact, and nothing is sent until the person opts in again", async () => {
  const { sync, login, refuseAll, contacts, events, fail, failed, sweep } = openStage();
  await sync();
  fail(busy);
  await login();
  await refuseAll(true);
  fail(undefined);
  expect(await login()).toEqual({ skipped: true, reason: "opted_out" });
  expect(await sync()).toEqual({ skipped: true, reason: "opted_out" });
  expect(contacts.size).toBe(0);
  later(1);
  await sweep();
  expect(events).toEqual([]);
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
  await refuseAll(false);
  expect(await sync()).toEqual({ skipped: false, delivered: true });
  expect(contacts.size).toBe(1);
});

test("opting out is enough: the sweeper deletes the contact once the CRM answers, without the browser", async () => {
  const { sync, refuseAll, contacts, fail, sweep } = openStage();
  await sync();
  await refuseAll(true);
  fail(busy);
  later(1);
  await sweep();
  expect(contacts.size).toBe(1);
  fail(undefined);
  later(15);
  await sweep();
  expect(contacts.size).toBe(0);
});

test("opting out during a delivery deletes the contact all the same", async () => {
  const { sync, refuseAll, contacts, during, sweep } = openStage();
  during(() => refuseAll(true).then(() => undefined));
  await sync();
  expect(contacts.size).toBe(1);
  later(1);
  await sweep();
  expect(contacts.size).toBe(0);
});

test("a new address moves the contact, and the old one is deleted", async () => {
  const { sync, contacts, change, ann, fail, sweep } = openStage();
  await sync();
  change(ann, { email: "ann@stage.example" });
  fail(busy);
  await sync();
  change(ann, { email: "ann@theater.example" });
  fail(undefined);
  later(1);
  await sweep();
  expect([...contacts.keys()]).toEqual(["ann@theater.example"]);
});

test("a new name in the profile is synced by the server, without the browser", async () => {
  const { sync, contacts, api, caller, sweep } = openStage();
  await sync();
  await api.call(patchProfile, { caller, body: { full_name: "Anna Black Box" } });
  later(1);
  await sweep();
  expect(contacts.get("ann0@example.com")).toMatchObject({ firstname: "Anna", lastname: "Black Box" });
});

test("any update includes the current plan", async () => {
  const { sync, contacts, ann } = openStage();
  await subscribe(ann, "writer");
  await sync();
  expect(contacts.get("ann0@example.com")).toMatchObject({
    playwright_subscribed: "true",
    playwright_subscription: "active",
    playwright_subscription_tier: "writer",
    playwright_subscription_status: "active",
  });
});

test("deleting an account deletes the contact under every address, even while an update waits", async () => {
  const { sync, contacts, crm, change, ann, fail, pool, sweep, failed } = openStage();
  await sync();
  change(ann, { email: "ann@stage.example" });
  fail(busy);
  await sync();
  await expect(forgetContactOf(table, async () => crm, ann)).rejects.toThrow(busy.message);
  fail(undefined);
  await forgetContactOf(table, async () => crm, ann);
  expect(contacts.size).toBe(0);
  await pool.remove(ann);
  later(1);
  await sweep();
  expect(contacts.size).toBe(0);
  expect(await failed()).toEqual({ syncs: [], waiting: 0 });
});

test("an invalid token makes no update fail permanently", async () => {
  const { sync, fail, failed } = openStage();
  fail(new CrmError("HubSpot does not know the token.", { retriable: false, status: 401 }));
  await sync();
  expect(await failed()).toEqual({ syncs: [], waiting: 1 });
});

test("a stage without a CRM stores no updates", async () => {
  const { pool, ann, caller } = openStage();
  const deps: ContactsDeps = { table, pool, now: () => now, findCrm: async () => undefined };
  const api = apiCaller(...contactEndpoints(deps), ...accountEndpoints(table, () => now, pool));
  const body = { action: "create_or_update_contact", contactData: signUp };
  expect(await api.call(syncContact, { caller, body })).toEqual({ skipped: true, reason: "not_connected" });
  await api.call(patchProfile, { caller, body: { full_name: "Anna" } });
  later(1);
  await deliverDue(deps, [{ PK: `USER#${ann}`, SK: "CONTACT" }], now);
  expect(await api.call(listFailedSyncs, { caller: admin })).toEqual({ syncs: [], waiting: 0 });
  expect(await api.refusal(replaySyncs, { caller: admin, body: { ids: [ann] } })).toMatchObject({ status: 503 });
});

test("a person who opts out while the CRM is disconnected is deleted there once it's back", async () => {
  const { sync, refuseAll, contacts, ann, pool, sweep } = openStage();
  await sync();
  await refuseAll(true);
  const disconnected = { table, pool, findCrm: async () => undefined };
  for (let day = 0; day < 10; day++) {
    later(1441);
    await deliverDue(disconnected, [{ PK: `USER#${ann}`, SK: "CONTACT" }], now);
  }
  expect(contacts.size).toBe(1);
  later(1441);
  await sweep();
  expect(contacts.size).toBe(0);
});

test("a person can send sixty contact updates an hour and a hundred events a day", async () => {
  const { api, caller, login, sync } = openStage();
  const hour = { name: "contact-of", key: caller.sub, limit: 60, windowSeconds: hourSeconds };
  await countWithinLimit(table, { ...hour, amount: 57 }, now);
  for (let n = 0; n < 3; n++) await sync();
  const body = { action: "create_or_update_contact", contactData: signUp };
  expect(await api.refusal(syncContact, { caller, body })).toMatchObject({ status: 429, code: contactLimit });
  const day = { name: "contact-events-of", key: caller.sub, limit: 100, windowSeconds: daySeconds };
  await countWithinLimit(table, { ...day, amount: 97 }, now);
  for (let n = 0; n < 3; n++) await login();
  const event = { action: "track_event", contactData: { eventName: "user_login" } };
  expect(await api.refusal(syncContact, { caller, body: event })).toMatchObject({ status: 429, code: contactLimit });
  later(60);
  expect(await sync()).toMatchObject({ skipped: false });
});

test("whichever call to the table fails, the next sweeps deliver the update, and nothing waits", async () => {
  const calls = await breakCalls(async (fault) => {
    const { sync, login, fail, contacts, events, sweep, failed, ids } = openStage(2);
    fail(busy);
    for (const sub of ids) await sync(signUp, { sub });
    await login();
    fail(undefined);
    later(1);
    const broken = connectTable(endpoint, table.name);
    const broke = breakCall(broken, fault);
    await sweep(broken).catch(() => undefined);
    for (let n = 0; n < 3; n++) {
      later(20);
      await sweep();
    }
    expect(contacts.size).toBe(2);
    // It may be sent twice, but under one ID: HubSpot takes the first.
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(await failed()).toEqual({ syncs: [], waiting: 0 });
    return { broke: broke() };
  });
  expect(calls).toBeGreaterThanOrEqual(15);
});
