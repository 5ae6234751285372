import { expect, test, vi } from "vitest";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { noCounts } from "./automationStepRun.ts";
import { followSubscriptions } from "./followSubscriptions.ts";
import { ensurePipeline } from "./pipeline.ts";
import { ensureProperties } from "./properties.ts";

vi.stubEnv("LOG_LEVEL", "silent");

const hourMs = 3_600_000;
const writer = { playwright_user_id: "account", playwright_subscription_status: "active" };

test("deals follow subscriptions by themselves, once the pipeline was set up", async () => {
  const { hubspot, crm, known, now, faults } = await openTestHubspot();
  const run = { hubspot, tally: noCounts(), now: now(), hasTime: () => true };
  const follow = () => followSubscriptions(hubspot, now, new Date(now().getTime() + hourMs));
  await ensureProperties.run(run);
  await crm.upsertContacts([{ email: "aphra@example.com", properties: writer }]);
  await follow();
  expect((await known()).deals).toEqual([]);
  await ensurePipeline.run(run);
  faults.order({ service: "hubspot", kind: "503", times: 1000 });
  await expect(follow(), "a run that HubSpot refuses fails, so that its alarms notice").rejects.toThrow();
  faults.order({ service: "hubspot", kind: "503", times: 0 });
  expect((await known()).deals).toEqual([]);
  await follow();
  expect((await known()).deals).toHaveLength(1);
});
