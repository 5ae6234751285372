import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type AutomationAction, runAutomation } from "#domain/api/automation.ts";
import { contactProperties } from "#domain/automation/contactProperties.ts";
import { dealPipeline } from "#domain/automation/dealPipeline.ts";
import { emailTemplates } from "#domain/automation/emailTemplates.ts";
import { segments } from "#domain/automation/segments.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { workflows } from "#domain/automation/workflows.ts";
import type { CrmContact } from "#lambdas/services/crm.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { startTestTable } from "#tests/support/table.ts";
import { automationEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();

/** An administrator at the desk, and HubSpot's stand-in behind it. */
async function openOffice() {
  const stage = await openTestHubspot();
  const api = apiCaller(...automationEndpoints({ table, now: stage.now, findHubspot: async () => stage.hubspot }));
  const caller = { sub: randomUUID(), "cognito:groups": "[admins]" };
  const run = (body: AutomationAction) => api.call(runAutomation, { caller, body });
  const setUp = () => run({ action: "setup_complete_automation" });
  return { ...stage, api, caller, run, setUp };
}

const subscriber = (email: string, properties: Readonly<Record<string, string>> = {}): CrmContact => ({
  email,
  properties: {
    firstname: "Aphra",
    lastname: "Behn",
    playwright_user_id: `account of ${email}`,
    playwright_subscribed: "true",
    playwright_subscription_tier: "writer",
    playwright_subscription_status: "active",
    ...properties,
  },
});

const { label: pipelineName, stages } = dealPipeline;

test("the complete set-up makes everything, in order, and a second one changes nothing", async () => {
  const { setUp, known } = await openOffice();
  const first = await setUp();
  expect(first.error).toBeNull();
  expect(first.data?.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    "properties done",
    "form done",
    "segments done",
    "workflows done",
    "templates done",
    "pipeline done",
    "deals done",
    "events done",
  ]);
  const made = Object.fromEntries((first.data?.steps ?? []).map(({ step, created }) => [step, created]));
  expect(made).toMatchObject({
    form: [standardForm.name],
    segments: segments.map(({ name }) => name),
    workflows: workflows.map(({ name }) => name),
    templates: emailTemplates.map(({ name }) => name),
    pipeline: [pipelineName, ...stages.map(({ label }) => label)],
  });
  const before = await known();
  const second = await setUp();
  expect(second.data?.steps.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
  expect(second.data?.steps.find(({ step }) => step === "segments")?.unchanged).toEqual(made.segments);
  expect(await known()).toEqual(before);
});

test("what somebody changed at HubSpot is set right, and only that; what they added or switched off stays", async () => {
  const { setUp, hubspot, known, run } = await openOffice();
  await setUp();
  const { lists, emails, workflows: flows } = await known();
  const answer = { safeParse: (data: unknown) => ({ success: true, data }) } as never;
  const other = { ...lists[1].filterBranch };
  await hubspot.ask({
    method: "PUT",
    path: `/crm/v3/lists/${lists[0].id}/update-list-filters`,
    body: { filterBranch: other },
    answer,
  });
  await hubspot.ask({
    method: "PATCH",
    path: `/marketing/v3/emails/${emails[0].id}`,
    body: { subject: "Other" },
    answer,
  });
  const off = { ...flows[0].definition, isEnabled: false, revisionId: "1" };
  await hubspot.ask({ method: "PUT", path: `/automation/v4/flows/${flows[0].id}`, body: off, answer });
  const again = await setUp();
  expect(again.data?.steps.flatMap(({ changed }) => changed)).toEqual([segments[0]?.name, emailTemplates[0]?.name]);
  expect((await known()).workflows[0].isEnabled).toBe(false);
  expect((await run({ action: "segment_users" })).data?.steps.flatMap(({ changed }) => changed)).toEqual([]);
});

test("where a step fails, the answer says how far it got and what to do; the next run takes up what was left", async () => {
  const { setUp, faults, hubspot } = await openOffice();
  const segmentsAt = 20;
  const ask = hubspot.ask;
  let asked = 0;
  Object.assign(hubspot, {
    find: (request: never) => {
      if (++asked === 3) faults.order({ service: "hubspot", kind: "503", times: segmentsAt });
      return ask(request).catch((error: { status?: number }) => {
        if (error.status === 404) return undefined;
        throw error;
      });
    },
  });
  const { data, error } = await setUp();
  expect(error).toEqual({ code: "crm-unreachable", message: expect.stringContaining("Try again") });
  expect(data?.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    "properties done",
    "form done",
    "segments failed",
    "workflows not-begun",
    "templates not-begun",
    "pipeline not-begun",
    "deals not-begun",
    "events not-begun",
  ]);
  expect(data?.steps[2]?.created).toEqual(segments.slice(0, 2).map(({ name }) => name));
  faults.order({ service: "hubspot", kind: "503", times: 0 });
  const again = await setUp();
  expect(again.error).toBeNull();
  expect(again.data?.steps[2]).toMatchObject({
    created: segments.slice(2).map(({ name }) => name),
    unchanged: segments.slice(0, 2).map(({ name }) => name),
  });
});

test("each action brings what it needs, so that any may be the first", async () => {
  for (const action of ["segment_users", "sync_deal_pipeline", "create_workflows", "create_email_templates"] as const) {
    const { run } = await openOffice();
    const { data, error } = await run({ action });
    expect([action, error, data?.steps.every(({ state }) => state === "done")]).toEqual([action, null, true]);
  }
});

test("templates are drafts, and nothing was sent or published", async () => {
  const { run, known } = await openOffice();
  await run({ action: "create_email_templates" });
  const { emails } = await known();
  expect(emails.map(({ state }: { state: string }) => state)).toEqual(emailTemplates.map(() => "DRAFT"));
});

test("segments hold people by subscription and by activity", async () => {
  const { setUp, crm, known, now } = await openOffice();
  await setUp();
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
  await crm.upsertContacts([
    subscriber("active@example.com", { playwright_last_active: daysAgo(1) }),
    subscriber("quiet@example.com", {
      playwright_last_active: daysAgo(8),
      playwright_subscription_status: "past_due",
      playwright_subscription_tier: "company",
    }),
    { email: "free@example.com", properties: { playwright_subscribed: "false", playwright_plays_count: "3" } },
  ]);
  const { lists, contacts } = await known();
  const emailOf = (id: string) => contacts.find((one: { id: string }) => one.id === id).properties.email.split("@")[0];
  const members = Object.fromEntries(
    lists.map(({ name, members }: { name: string; members: string[] }) => [name, members.map(emailOf).join(" ")]),
  );
  expect(members).toEqual({
    "Ghostlight: Free": "free",
    "Ghostlight: Subscribers": "active quiet",
    "Ghostlight: Writer plan": "active",
    "Ghostlight: Company plan": "quiet",
    "Ghostlight: Payment late": "quiet",
    "Ghostlight: Active within 7 days": "active",
    "Ghostlight: Quiet for 7 days": "quiet",
    "Ghostlight: Free with a full shelf": "free",
  });
});

test("one deal for each subscriber, in the stage that follows the subscription; a free account has none", async () => {
  const { run, setUp, crm, known } = await openOffice();
  await setUp();
  await crm.upsertContacts([
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

test("more subscribers than one request reaches are synced by the next, and none twice", async () => {
  const { setUp, crm, known, run, passDays, hubspot } = await openOffice();
  await setUp();
  const people = Array.from({ length: 250 }, (_, n) => subscriber(`person${n}@example.com`));
  for (let from = 0; from < people.length; from += 100) await crm.upsertContacts(people.slice(from, from + 100));
  const ask = hubspot.ask;
  let isLate = false;
  Object.assign(hubspot, {
    ask: async (request: { path: string }) => {
      const answer = await ask(request as never);
      // The first page takes as long as a bad day.
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

test("a workflow can be triggered for a contact, by the number that HubSpot's pages show", async () => {
  const { setUp, run, known } = await openOffice();
  const { data } = await setUp();
  const workflowId = data?.steps.find(({ step }) => step === "workflows")?.ids["Ghostlight: Back again"] ?? "";
  const workflowData = {
    workflowId,
    email: "aphra@example.com",
    properties: { firstname: "Aphra", playwright_plays_count: 4 },
  };
  const { error } = await run({ action: "trigger_workflow", workflowData });
  expect(error).toBeNull();
  const { contacts, enrolments } = await known();
  expect(contacts[0].properties).toMatchObject({ playwright_plays_count: "4", playwright_latest_turn: "back" });
  expect(enrolments).toMatchObject([{ flow: workflowId }]);
  const nowhere = await run({ action: "trigger_workflow", workflowData: { ...workflowData, workflowId: "99999" } });
  expect(nowhere.error).toEqual({ code: "crm-refused", message: "HubSpot has no workflow with this number." });
});

test("a form is made as it was ordered, and changed when ordered differently", async () => {
  const { run, known } = await openOffice();
  const order = (formData: typeof standardForm) => run({ action: "create_hubspot_form", formData });
  expect((await order(standardForm)).data?.steps.at(-1)?.created).toEqual([standardForm.name]);
  expect((await order(standardForm)).data?.steps.at(-1)?.unchanged).toEqual([standardForm.name]);
  expect((await order({ ...standardForm, thanks: "Thanks!" })).data?.steps.at(-1)?.changed).toEqual([
    standardForm.name,
  ]);
  expect((await known()).forms).toHaveLength(1);
  const field = { name: "shoe_size", label: "Shoe size", fieldType: "single_line_text", required: false } as const;
  const { error } = await order({ ...standardForm, fields: [field] });
  const message = "HubSpot has no property shoe_size. Make it there first, or leave it out.";
  expect(error).toEqual({ code: "crm-refused", message });
});

test("without a token everything is told to be off; without the group nobody may ask", async () => {
  const { api, caller, now } = await openOffice();
  const off = apiCaller(...automationEndpoints({ table, now, findHubspot: async () => undefined }));
  const body = { action: "segment_users" };
  expect(await off.call(runAutomation, { caller, body })).toMatchObject({ data: null, error: { code: "crm-off" } });
  const user = { sub: randomUUID() };
  expect(await api.refusal(runAutomation, { caller: user, body })).toMatchObject({ status: 403 });
  expect(await api.refusal(runAutomation, { caller, body: { ...body, extra: 1 } })).toMatchObject({ status: 400 });
  expect(await api.refusal(runAutomation, { caller, body: { action: "send_mails" } })).toMatchObject({ status: 400 });
});

test("two administrators at once make nothing twice", async () => {
  const { api, caller, known } = await openOffice();
  const ask = () => api.send(runAutomation, { caller, body: { action: "create_email_templates" } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await known()).emails).toHaveLength(emailTemplates.length);
  expect((await ask()).status).toBe(200);
});

test("an option that somebody added to one of our properties at HubSpot stays when ours are mended", async () => {
  const { setUp, hubspot, known } = await openOffice();
  await setUp();
  const name = "playwright_subscription_tier";
  const mine = { value: "patron", label: "Patron", hidden: false };
  const answer = { safeParse: (data: unknown) => ({ success: true, data }) } as never;
  await hubspot.ask({
    method: "PATCH",
    path: `/crm/v3/properties/contacts/${name}`,
    body: { label: "X", options: [mine] },
    answer,
  });
  const { data } = await setUp();
  expect(data?.steps[0]?.changed).toEqual([name]);
  const property = (await known()).properties.find((one: { name: string }) => one.name === name);
  expect(property.label).toBe(contactProperties.find((one) => one.name === name)?.label);
  expect(property.options.map((one: { value: string }) => one.value)).toEqual(["free", "writer", "company", "patron"]);
  expect((await setUp()).data?.steps[0]?.changed).toEqual([]);
});
