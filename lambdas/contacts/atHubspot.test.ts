import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runAutomation } from "#domain/api/automation.ts";
import { listFailedSyncs, replaySyncs, syncContact } from "#domain/api/contacts.ts";
import type { UserId } from "#domain/play/play.ts";
import { automationEndpoints } from "#lambdas/automation/endpoints.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { deliverDue } from "./deliverDue.ts";
import { contactEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();

/** People, an administrator, and HubSpot's stand-in behind the real client. */
async function openOffice() {
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
  const office = { table, pool, now, findCrm };
  const findHubspot = async () => stage.hubspot;
  const api = apiCaller(...contactEndpoints(office), ...automationEndpoints({ table, now, findHubspot }));
  const admin = { sub: randomUUID(), "cognito:groups": "[admins]" };
  const contactData = { firstName: "Aphra", lastName: "Behn", subscriptionStatus: "free", playsCount: 0 };
  const body = { action: "create_or_update_contact", contactData };
  return {
    ...stage,
    people,
    sync: async () => {
      for (const { userId } of people) await api.call(syncContact, { caller: { sub: userId }, body });
    },
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
        deliverPost: (keys, at) => deliverDue(office, keys, at),
      });
    },
  };
}

test("what HubSpot does not know yet fails in the open, and gets through once an administrator has mended it", async () => {
  const { sync, failed, setUp, replay, emails } = await openOffice();
  await sync();
  const { syncs, waiting } = await failed();
  expect([syncs.length, waiting]).toEqual([2, 0]);
  expect(syncs[0]?.reason).toContain("Run the complete setup");
  expect(JSON.stringify(syncs)).not.toContain("@");
  await setUp();
  expect(await replay(syncs.map(({ id }) => id))).toEqual({ delivered: 2, waiting: 0, failed: 0, gone: 0 });
  expect(await emails()).toEqual(["aphra@example.com", "nell@example.com"]);
});

test("HubSpot down, then answering for half of a batch: all arrive, each when it can", async () => {
  const { sync, faults, setUp, failed, emails, sweepLater } = await openOffice();
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
