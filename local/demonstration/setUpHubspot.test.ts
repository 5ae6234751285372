import { expect, test } from "vitest";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { setUpHubspot } from "./setUpHubspot.ts";

test("a local start has a HubSpot that accepts contacts; an interrupted setup is repeated", async () => {
  const { endpoint, crm, now, known } = await openTestHubspot();
  const contact = { email: "aphra@example.com", properties: { playwright_plays_count: "3" } };
  expect(await crm.upsertContacts([contact])).toMatchObject([{ reason: expect.stringContaining("complete setup") }]);
  await setUpHubspot(endpoint, now());
  await setUpHubspot(endpoint, now());
  expect(await crm.upsertContacts([contact])).toEqual([]);
  const { contacts, pipelines } = await known();
  expect([contacts.length, pipelines.length]).toEqual([1, 1]);
});
