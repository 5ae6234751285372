import { randomUUID } from "node:crypto";
import * as associations from "@hubspot/api-client/lib/codegen/crm/associations/v4/models/all.js";
import * as contacts from "@hubspot/api-client/lib/codegen/crm/contacts/models/all.js";
import * as deals from "@hubspot/api-client/lib/codegen/crm/deals/models/all.js";
import * as lists from "@hubspot/api-client/lib/codegen/crm/lists/models/all.js";
import * as pipelines from "@hubspot/api-client/lib/codegen/crm/pipelines/models/all.js";
import * as properties from "@hubspot/api-client/lib/codegen/crm/properties/models/all.js";
import * as events from "@hubspot/api-client/lib/codegen/events/send/models/all.js";
import * as emails from "@hubspot/api-client/lib/codegen/marketing/emails/models/all.js";
import * as forms from "@hubspot/api-client/lib/codegen/marketing/forms/models/all.js";
import { expect, test, vi } from "vitest";
import { type AutomationAction, runAutomation } from "#domain/api/automation.ts";
import { contactProperties } from "#domain/automation/contactProperties.ts";
import { dealPipeline, dealProperties } from "#domain/automation/dealPipeline.ts";
import { emailTemplates } from "#domain/automation/emailTemplates.ts";
import { segments } from "#domain/automation/segments.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { eventBody, forgetBody, upsertBody } from "#lambdas/services/hubspot/createCrm.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { unknownFields } from "#tests/support/sdkFields.ts";
import { startTestTable } from "#tests/support/table.ts";
import type { Wire } from "#tests/support/wire.ts";
import { automationEndpoints } from "./endpoints.ts";
import { associationsBody, batchReadBody, dealsBody } from "./ensureDeals.ts";
import { formBody, formChange } from "./form.ts";
import { pipelineBody, stageBodies, stageChange } from "./pipeline.ts";
import { groupBody, propertiesBody, propertyChange } from "./properties.ts";
import { segmentBody, segmentChange } from "./segments.ts";
import { subscribersBody } from "./subscribers.ts";
import { templateBody, templateChange } from "./templates.ts";

const { table } = await startTestTable();

/** Requests whose body has a type in HubSpot's own client: the module and its class. */
const typed: Readonly<Record<string, readonly [object, string]>> = {
  "POST /crm/v3/objects/contacts/batch/upsert": [contacts, "BatchInputSimplePublicObjectBatchInputUpsert"],
  "POST /crm/v3/objects/contacts/search": [contacts, "PublicObjectSearchRequest"],
  "POST /crm/v3/objects/contacts/gdpr-delete": [contacts, "PublicGdprDeleteInput"],
  "POST /crm/v3/objects/deals/batch/read": [deals, "BatchReadInputSimplePublicObjectId"],
  "POST /crm/v3/objects/deals/batch/upsert": [deals, "BatchInputSimplePublicObjectBatchInputUpsert"],
  "POST /crm/v4/associations/deals/contacts/batch/associate/default": [
    associations,
    "BatchInputPublicDefaultAssociationMultiPost",
  ],
  "POST /crm/v3/properties/contacts/batch/create": [properties, "BatchInputPropertyCreate"],
  "POST /crm/v3/properties/deals/batch/create": [properties, "BatchInputPropertyCreate"],
  "PATCH /crm/v3/properties/contacts/*": [properties, "PropertyUpdate"],
  "POST /crm/v3/properties/contacts/groups": [properties, "PropertyGroupCreate"],
  "POST /crm/v3/properties/deals/groups": [properties, "PropertyGroupCreate"],
  "POST /crm/v3/lists/": [lists, "ListCreateRequest"],
  "PUT /crm/v3/lists/*/update-list-filters": [lists, "ListFilterUpdateRequest"],
  "POST /crm/v3/pipelines/deals": [pipelines, "PipelineInput"],
  "POST /crm/v3/pipelines/deals/*/stages": [pipelines, "PipelineStageInput"],
  "PATCH /crm/v3/pipelines/deals/*/stages/*": [pipelines, "PipelineStagePatchInput"],
  "POST /marketing/v3/forms/": [forms, "HubSpotFormDefinitionCreateRequest"],
  "PATCH /marketing/v3/forms/*": [forms, "HubSpotFormDefinitionPatchRequest"],
  "POST /marketing/v3/emails/": [emails, "EmailCreateRequest"],
  "PATCH /marketing/v3/emails/*": [emails, "EmailUpdateRequest"],
  "POST /events/v3/send": [events, "BehavioralEventHttpCompletionRequest"],
};

/**
 * Requests that HubSpot's client has no types for. The stand-in's schemas check these against the published reference.
 */
const untyped = [
  "POST /automation/v4/flows",
  "PUT /automation/v4/flows/*",
  "POST /automation/v4/workflow-id-mappings/batch/read",
  "POST /events/v3/event-definitions",
];

const aphra = { email: "aphra@example.com", properties: { firstname: "Aphra" } };
const happened = {
  id: randomUUID(),
  email: aphra.email,
  name: "user_login",
  occurredAt: new Date(0),
  properties: {},
};
const deal = { key: "account", contactId: "1", properties: { dealname: "Aphra Behn" } };

test("every request body matches one of HubSpot's own types", () => {
  const [stage] = stageBodies();
  const [segment] = segments;
  const [template] = emailTemplates;
  if (!stage || !segment || !template) throw new Error("There is nothing to hold against the types.");
  const bodies = [
    upsertBody([aphra]) satisfies Wire<contacts.BatchInputSimplePublicObjectBatchInputUpsert>,
    forgetBody(aphra.email) satisfies Wire<contacts.PublicGdprDeleteInput>,
    eventBody(happened, "pe1_user_login") satisfies Wire<events.BehavioralEventHttpCompletionRequest>,
    subscribersBody("0") satisfies Wire<contacts.PublicObjectSearchRequest>,
    batchReadBody([deal]) satisfies Wire<deals.BatchReadInputSimplePublicObjectId>,
    dealsBody([deal]) satisfies Wire<deals.BatchInputSimplePublicObjectBatchInputUpsert>,
    associationsBody([]) satisfies Wire<associations.BatchInputPublicDefaultAssociationMultiPost>,
    propertiesBody([...contactProperties, ...dealProperties]) satisfies Wire<properties.BatchInputPropertyCreate>,
    propertyChange(contactProperties[1], { options: [] }) satisfies Wire<properties.PropertyUpdate>,
    groupBody() satisfies Wire<properties.PropertyGroupCreate>,
    segmentBody(segment) satisfies Wire<lists.ListCreateRequest>,
    segmentChange(segment) satisfies Wire<lists.ListFilterUpdateRequest>,
    pipelineBody() satisfies Wire<pipelines.PipelineInput>,
    stage satisfies Wire<pipelines.PipelineStageInput>,
    stageChange(stage) satisfies Wire<pipelines.PipelineStagePatchInput>,
    formBody(standardForm, new Date(0)) satisfies Wire<forms.HubSpotFormDefinitionCreateRequest>,
    formChange(standardForm) satisfies Wire<forms.HubSpotFormDefinitionPatchRequest>,
    templateBody(template) satisfies Wire<emails.EmailCreateRequest>,
    templateChange(template) satisfies Wire<emails.EmailUpdateRequest>,
  ];
  // The compiler does this check. Below, the requests that are actually sent are checked against the same classes.
  const isFirst = ([module, name]: readonly [object, string], place: number) =>
    Object.values(typed).findIndex((one) => one[0] === module && one[1] === name) === place;
  expect(bodies).toHaveLength(Object.values(typed).filter(isFirst).length);
});

test("every request that is actually sent has a type, and no field that its type lacks", async () => {
  const sent = vi.spyOn(globalThis, "fetch");
  await askEverything();
  const requests = sent.mock.calls.map(([url, init]) => ({ route: routeOf(url as URL, init), body: init?.body }));
  sent.mockRestore();
  const withBody = requests.filter(({ body }) => body !== undefined);
  const routes = new Set(withBody.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual([...Object.keys(typed), ...untyped].toSorted());
  const trespasses = withBody.flatMap(({ route, body }) => {
    const [models, type] = typed[route] ?? [{}, ""];
    return unknownFields(models, type, JSON.parse(String(body))).map((field) => `${route} ${field}`);
  });
  expect(trespasses).toEqual([]);
});

test("finds a field that HubSpot's type lacks, at any depth", () => {
  const body = pipelineBody();
  const strange = { ...body, color: "red", stages: body.stages.map((stage) => ({ ...stage, mood: "low" })) };
  const found = unknownFields(pipelines, "PipelineInput", strange);
  expect([...new Set(found)]).toEqual([".stages.mood", ".color"]);
});

/** Returns the route with a star for each id, name or address. */
function routeOf(url: URL, init: RequestInit | undefined): string {
  const fixed = /^(crm|marketing|automation|events|v\d|objects|contacts|deals|batch|upsert|read|create|search|send)$/;
  const also = /^(gdpr-delete|associate|default|associations|properties|groups|lists|update-list-filters|pipelines)$/;
  const rest = /^(stages|forms|emails|flows|workflow-id-mappings|event-definitions)$/;
  const isKnown = (part: string) => part === "" || fixed.test(part) || also.test(part) || rest.test(part);
  const path = url.pathname.split("/").map((part) => (isKnown(part) ? part : "*"));
  return `${init?.method} ${path.join("/")}`;
}

/** Sends every kind of request: create, compare, update, sync, trigger, notify, forget. */
async function askEverything(): Promise<void> {
  const stage = await openTestHubspot();
  const { hubspot, crm } = stage;
  const api = apiCaller(...automationEndpoints({ table, now: stage.now, findHubspot: async () => hubspot }));
  const caller = { sub: randomUUID(), "cognito:groups": "[admins]" };
  const run = async (body: AutomationAction) => {
    const { error } = await api.call(runAutomation, { caller, body });
    expect(error).toBeNull();
  };
  await run({ action: "setup_complete_automation" });
  const known = await stage.known();
  const [pipeline] = known.pipelines;
  const [flow] = known.workflows;
  const change = (method: "PATCH" | "PUT", path: `/${string}`, body: unknown) =>
    hubspot.request({ method, path, body, schema: anyResponse });
  await change("PUT", `/crm/v3/lists/${known.lists[0].id}/update-list-filters`, {
    filterBranch: known.lists[1].filterBranch,
  });
  await change("PATCH", `/marketing/v3/emails/${known.emails[0].id}`, { subject: "Other" });
  await change("PATCH", `/marketing/v3/forms/${known.forms[0].id}`, { fieldGroups: [] });
  await change("PATCH", "/crm/v3/properties/contacts/playwright_user_id", { label: "Other" });
  const [first, second] = pipeline.stages;
  await change("PATCH", `/crm/v3/pipelines/deals/${pipeline.id}/stages/${first.id}`, { label: "Other" });
  await change("PATCH", `/crm/v3/pipelines/deals/${pipeline.id}/stages/${second.id}`, {
    metadata: { probability: "0.9" },
  });
  await change("PUT", `/automation/v4/flows/${flow.id}`, { ...flow.definition, description: "Other", revisionId: "1" });
  await run({ action: "setup_complete_automation" });
  const status = { playwright_user_id: "account", playwright_subscription_status: dealPipeline.stages[2].statuses[0] };
  await crm.upsertContacts([{ ...aphra, properties: { ...aphra.properties, ...status } }]);
  await run({ action: "sync_deal_pipeline" });
  const workflowData = { workflowId: flow.id, email: aphra.email, properties: {} };
  await run({ action: "trigger_workflow", workflowData });
  await crm.sendEvent(happened);
  await crm.forgetContact(aphra.email);
}
