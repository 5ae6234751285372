import { expect, test } from "vitest";
import { startTestTable } from "#tests/support/table.ts";
import { openAutomationFixture, subscriber } from "./testing/openAutomationFixture.ts";

const { table } = await startTestTable();

test("creates one deal per subscriber, in the stage that matches the subscription; a free account has none", async () => {
  const { run, setUp, crm, known } = await openAutomationFixture(table);
  await setUp();
  await crm.upsertContacts([
    // A person's former address: one account, one deal, and the later contact determines its state.
    subscriber("former@example.com", { playwright_user_id: "account of one@example.com" }),
    subscriber("one@example.com"),
    subscriber("two@example.com", {
      playwright_subscription_status: "trialing",
      playwright_subscription_tier: "company",
    }),
    subscriber("odd@example.com", { playwright_subscription_status: "a_new_word" }),
    { email: "free@example.com", properties: { playwright_subscribed: "false", playwright_subscription_status: "" } },
  ]);
  const sync = async () => (await run({ action: "sync_deal_pipeline" })).data?.steps.at(-1);
  expect(await sync()).toMatchObject({ state: "done", created: ["2 deals"] });
  expect(await sync()).toMatchObject({ created: [], changed: [], unchanged: ["2 deals"] });
  const deals = async () => {
    const { deals, pipelines } = await known();
    const stageOf = (id: string) => pipelines[0].stages.find((one: { id: string }) => one.id === id).label;
    type Deal = { properties: { dealstage: string; amount: string } };
    return deals.map(({ properties }: Deal) => `${stageOf(properties.dealstage)} ${properties.amount}`);
  };
  expect(await deals()).toEqual(["Subscribed 8", "On trial 18"]);
  expect((await known()).associations).toHaveLength(2);
  await crm.upsertContacts([
    subscriber("one@example.com", { playwright_subscription_status: "canceled", playwright_subscription_tier: "free" }),
  ]);
  expect(await sync()).toMatchObject({ created: [], changed: ["1 deal"], unchanged: ["1 deal"] });
  expect(await deals()).toEqual(["Ended 8", "On trial 18"]);
});

test("subscribers that don't fit in one request are synced by the next, and none twice", async () => {
  const { setUp, crm, known, run, passDays, hubspot } = await openAutomationFixture(table);
  await setUp();
  const people = Array.from({ length: 250 }, (_, n) => subscriber(`person${n}@example.com`));
  for (let from = 0; from < people.length; from += 100) await crm.upsertContacts(people.slice(from, from + 100));
  const send = hubspot.request;
  let isLate = false;
  Object.assign(hubspot, {
    request: async (request: { path: string }) => {
      const answer = await send(request as never);
      // The first page is as slow as on a bad day.
      if (!isLate && request.path.endsWith("/associate/default")) {
        isLate = true;
        passDays(1);
      }
      return answer;
    },
  });
  const first = await run({ action: "sync_deal_pipeline" });
  expect(first.data?.steps.at(-1)?.created).toEqual(["100 deals"]);
  expect(first.data?.next).toMatch(/^\d+$/);
  const second = await run({ action: "sync_deal_pipeline", after: first.data?.next });
  expect(second.data).toMatchObject({ steps: [{ step: "deals", created: ["150 deals"] }] });
  expect(second.data?.next).toBeUndefined();
  expect((await known()).deals).toHaveLength(250);
});
