import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runAutomation } from "#domain/api/automation.ts";
import { contactProperties } from "#domain/automation/contactProperties.ts";
import { dealPipeline } from "#domain/automation/dealPipeline.ts";
import { emailTemplates } from "#domain/automation/emailTemplates.ts";
import { segments } from "#domain/automation/segments.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { workflows } from "#domain/automation/workflows.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { automationEndpoints } from "./endpoints.ts";
import { openAutomationFixture, subscriber } from "./testing/openAutomationFixture.ts";

const { table } = await startTestTable();

const { label: pipelineName, stages } = dealPipeline;

test("the complete setup creates everything in order, and running it again changes nothing", async () => {
  const { setUp, known } = await openAutomationFixture(table);
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

test("reverts changes to our own settings at HubSpot; additions and disabled workflows stay", async () => {
  const { setUp, hubspot, known, run } = await openAutomationFixture(table);
  await setUp();
  const { lists, emails, workflows: flows } = await known();
  const answer = { safeParse: (data: unknown) => ({ success: true, data }) } as never;
  const other = { ...lists[1].filterBranch };
  await hubspot.request({
    method: "PUT",
    path: `/crm/v3/lists/${lists[0].id}/update-list-filters`,
    body: { filterBranch: other },
    schema: answer,
  });
  await hubspot.request({
    method: "PATCH",
    path: `/marketing/v3/emails/${emails[0].id}`,
    body: { subject: "Other" },
    schema: answer,
  });
  const off = { ...flows[0].definition, isEnabled: false, revisionId: "1" };
  await hubspot.request({ method: "PUT", path: `/automation/v4/flows/${flows[0].id}`, body: off, schema: answer });
  const again = await setUp();
  expect(again.data?.steps.flatMap(({ changed }) => changed)).toEqual([segments[0]?.name, emailTemplates[0]?.name]);
  expect((await known()).workflows[0].isEnabled).toBe(false);
  expect((await run({ action: "segment_users" })).data?.steps.flatMap(({ changed }) => changed)).toEqual([]);
});

test("if a step fails, the answer says how far it got and what to do; the next run continues", async () => {
  const { setUp, faults, hubspot } = await openAutomationFixture(table);
  const segmentsAt = 20;
  const send = hubspot.request;
  let asked = 0;
  Object.assign(hubspot, {
    find: (request: never) => {
      if (++asked === 3) faults.order({ service: "hubspot", kind: "503", times: segmentsAt });
      return send(request).catch((error: { status?: number }) => {
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

test("each action includes its prerequisites, so any of them can run first", async () => {
  for (const action of ["segment_users", "sync_deal_pipeline", "create_workflows", "create_email_templates"] as const) {
    const { run } = await openAutomationFixture(table);
    const { data, error } = await run({ action });
    expect([action, error, data?.steps.every(({ state }) => state === "done")]).toEqual([action, null, true]);
  }
});

test("templates are drafts, and nothing is sent or published", async () => {
  const { run, known } = await openAutomationFixture(table);
  await run({ action: "create_email_templates" });
  const { emails } = await known();
  expect(emails.map(({ state }: { state: string }) => state)).toEqual(emailTemplates.map(() => "DRAFT"));
});

test("segments select people by subscription and by activity", async () => {
  const { setUp, crm, known, now } = await openAutomationFixture(table);
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

test("a workflow can be triggered for a contact by the number shown on HubSpot's pages", async () => {
  const { setUp, run, known } = await openAutomationFixture(table);
  const { data } = await setUp();
  const workflowId = data?.steps.find(({ step }) => step === "workflows")?.ids["Ghostlight: Back again"] ?? "";
  const workflowData = {
    workflowId,
    email: "aphra@example.com",
    properties: { firstname: "Aphra", playwright_plays_count: 4 },
  };
  const { error } = await run({ action: "trigger_workflow", workflowData });
  expect(error).toBeNull();
  const { contacts, enrollments } = await known();
  expect(contacts[0].properties).toMatchObject({ playwright_plays_count: "4", playwright_latest_turn: "back" });
  expect(enrollments).toMatchObject([{ flow: workflowId }]);
  const nowhere = await run({ action: "trigger_workflow", workflowData: { ...workflowData, workflowId: "99999" } });
  expect(nowhere.error).toEqual({ code: "crm-refused", message: "HubSpot has no workflow with this ID." });
});

test("a form is created as ordered and updated when the order changes", async () => {
  const { run, known } = await openAutomationFixture(table);
  const order = (formData: typeof standardForm) => run({ action: "create_hubspot_form", formData });
  expect((await order(standardForm)).data?.steps.at(-1)?.created).toEqual([standardForm.name]);
  expect((await order(standardForm)).data?.steps.at(-1)?.unchanged).toEqual([standardForm.name]);
  expect((await order({ ...standardForm, thanks: "Thanks!" })).data?.steps.at(-1)?.changed).toEqual([
    standardForm.name,
  ]);
  expect((await known()).forms).toHaveLength(1);
  const field = { name: "shoe_size", label: "Shoe size", fieldType: "single_line_text", required: false } as const;
  const { error } = await order({ ...standardForm, fields: [field] });
  const message = "HubSpot has no property shoe_size. Create it in HubSpot first, or leave it out.";
  expect(error).toEqual({ code: "crm-refused", message });
});

test("without a token everything is reported as off; users outside the group are refused", async () => {
  const { api, caller, now } = await openAutomationFixture(table);
  const off = apiCaller(...automationEndpoints({ table, now, findHubspot: async () => undefined }));
  const body = { action: "segment_users" };
  expect(await off.call(runAutomation, { caller, body })).toMatchObject({ data: null, error: { code: "crm-off" } });
  const user = { sub: randomUUID() };
  expect(await api.refusal(runAutomation, { caller: user, body })).toMatchObject({ status: 403 });
  expect(await api.refusal(runAutomation, { caller, body: { ...body, extra: 1 } })).toMatchObject({ status: 400 });
  expect(await api.refusal(runAutomation, { caller, body: { action: "send_mails" } })).toMatchObject({ status: 400 });
});

test("two administrators at once create nothing twice", async () => {
  const { api, caller, known } = await openAutomationFixture(table);
  const ask = () => api.send(runAutomation, { caller, body: { action: "create_email_templates" } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await known()).emails).toHaveLength(emailTemplates.length);
  expect((await ask()).status).toBe(200);
});

test("an option added at HubSpot to one of our properties stays when ours are restored", async () => {
  const { setUp, hubspot, known } = await openAutomationFixture(table);
  await setUp();
  const name = "playwright_subscription_tier";
  const mine = { value: "patron", label: "Patron", hidden: false };
  const answer = { safeParse: (data: unknown) => ({ success: true, data }) } as never;
  await hubspot.request({
    method: "PATCH",
    path: `/crm/v3/properties/contacts/${name}`,
    body: { label: "X", options: [mine] },
    schema: answer,
  });
  const { data } = await setUp();
  expect(data?.steps[0]?.changed).toEqual([name]);
  const property = (await known()).properties.find((one: { name: string }) => one.name === name);
  expect(property.label).toBe(contactProperties.find((one) => one.name === name)?.label);
  expect(property.options.map((one: { value: string }) => one.value)).toEqual(["free", "writer", "company", "patron"]);
  expect((await setUp()).data?.steps[0]?.changed).toEqual([]);
});
