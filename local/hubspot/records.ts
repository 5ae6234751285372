import * as z from "zod";

/** ISO 8601. */
const instant = z.string();
const texts = z.record(z.string(), z.string());
const json = z.record(z.string(), z.unknown());
const dates = { createdAt: instant, updatedAt: instant };

export const objectTypes = ["contacts", "deals"] as const;
export type ObjectType = (typeof objectTypes)[number];
const objectType = z.enum(objectTypes);

const option = z.object({
  label: z.string(),
  value: z.string(),
  hidden: z.boolean(),
  displayOrder: z.int().optional(),
});

const group = z.object({
  kind: z.literal("group"),
  id: z.string(),
  objectType,
  name: z.string(),
  label: z.string(),
});

/** `id` is the object type plus the name. */
const property = z.object({
  kind: z.literal("property"),
  id: z.string(),
  objectType,
  name: z.string(),
  label: z.string(),
  description: z.string(),
  groupName: z.string(),
  type: z.enum(["string", "number", "bool", "datetime", "date", "enumeration"]),
  fieldType: z.string(),
  options: z.array(option),
  hasUniqueValue: z.boolean(),
  hubspotDefined: z.boolean(),
});
export type Property = z.output<typeof property>;

/** A contact or a deal. */
const crmObject = z.object({
  kind: z.literal("object"),
  id: z.string(),
  objectType,
  properties: texts,
  ...dates,
});
export type CrmObject = z.output<typeof crmObject>;

const association = z.object({ kind: z.literal("association"), id: z.string(), deal: z.string(), contact: z.string() });

const list = z.object({
  kind: z.literal("list"),
  id: z.string(),
  name: z.string(),
  objectTypeId: z.string(),
  processingType: z.string(),
  filterBranch: json,
  listVersion: z.int(),
  ...dates,
});
export type List = z.output<typeof list>;

const stage = z.object({ id: z.string(), label: z.string(), displayOrder: z.int(), metadata: texts });
const pipeline = z.object({
  kind: z.literal("pipeline"),
  id: z.string(),
  label: z.string(),
  displayOrder: z.int(),
  stages: z.array(stage),
  ...dates,
});
export type Pipeline = z.output<typeof pipeline>;

const form = z.object({ kind: z.literal("form"), id: z.string(), name: z.string(), definition: json, ...dates });

const email = z.object({
  kind: z.literal("email"),
  id: z.string(),
  name: z.string(),
  definition: json,
  state: z.enum(["DRAFT", "PUBLISHED"]),
  ...dates,
});

const flow = z.object({
  kind: z.literal("flow"),
  id: z.string(),
  /** The number that the older API uses for it. */
  workflowId: z.int(),
  revisionId: z.int(),
  name: z.string(),
  isEnabled: z.boolean(),
  definition: json,
  ...dates,
});
export type HubspotFlow = z.output<typeof flow>;

const enrolment = z.object({
  kind: z.literal("enrolment"),
  id: z.string(),
  flow: z.string(),
  contact: z.string(),
  createdAt: instant,
});

const eventDefinition = z.object({
  kind: z.literal("eventDefinition"),
  id: z.string(),
  name: z.string(),
  label: z.string(),
  fullyQualifiedName: z.string(),
  properties: z.array(z.string()),
});

const event = z.object({
  kind: z.literal("event"),
  id: z.string(),
  eventName: z.string(),
  contact: z.string(),
  occurredAt: instant,
  properties: texts,
});

export const hubspotRecord = z.discriminatedUnion("kind", [
  group,
  property,
  crmObject,
  association,
  list,
  pipeline,
  form,
  email,
  flow,
  enrolment,
  eventDefinition,
  event,
]);
export type HubspotRecord = z.output<typeof hubspotRecord>;
export type HubspotKind = HubspotRecord["kind"];
export type HubspotRecordOf<K extends HubspotKind> = Extract<HubspotRecord, { kind: K }>;
