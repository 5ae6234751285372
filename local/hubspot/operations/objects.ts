import * as z from "zod";
import { HubspotError, invalid, notFound } from "../HubspotError.ts";
import {
  type Answer,
  type HubspotCall,
  type HubspotContext,
  type HubspotOperation,
  noContent,
  ok,
  read,
  stamped,
} from "../hubspotOperation.ts";
import type { CrmObject, ObjectType, Property } from "../records.ts";
import { invalidProperties, propertiesOf, type WrongValue } from "../values.ts";
import { enrollIfQualified } from "./flows.ts";

const maxInputs = 100;

const upsertInput = z.strictObject({
  idProperty: z.string().optional(),
  objectWriteTraceId: z.string().optional(),
  id: z.string(),
  properties: z.record(z.string(), z.string()),
});
type UpsertInput = z.output<typeof upsertInput>;

const upsertBatch = z.strictObject({ inputs: z.array(upsertInput).min(1) });

const readBatch = z.strictObject({
  idProperty: z.string().optional(),
  inputs: z.array(z.strictObject({ id: z.string() })).min(1),
  properties: z.array(z.string()),
  propertiesWithHistory: z.array(z.string()),
});

const gdprDelete = z.strictObject({ idProperty: z.string().optional(), objectId: z.string() });

const objectsOf = ({ records }: HubspotContext, objectType: ObjectType) =>
  records.list("object").filter((one) => one.objectType === objectType);

const idOf = ({ id }: CrmObject): string => id;

/** HubSpot ignores case in addresses. */
const plainId = (idProperty: string, id: string): string => (idProperty === "email" ? id.toLowerCase() : id);

function findBy(objects: readonly CrmObject[], idProperty: string | undefined, id: string): CrmObject | undefined {
  if (idProperty === undefined) return objects.find((one) => idOf(one) === id);
  return objects.find((one) => one.properties[idProperty] === plainId(idProperty, id));
}

function assertBatch(inputs: readonly { readonly id: string }[]): void {
  if (inputs.length > maxInputs) throw invalid(`The maximum batch size is ${maxInputs}`);
  const ids = inputs.map(({ id }) => id.toLowerCase());
  if (new Set(ids).size < ids.length) throw invalid("Duplicate IDs found in batch input");
}

function assertUnique(known: readonly Property[], idProperty = ""): void {
  if (known.some(({ name, hasUniqueValue }) => name === idProperty && hasUniqueValue)) return;
  throw invalid(`Property ${idProperty} cannot be used as an id: its values are not unique`);
}

/**
 * Creates or updates records in a batch. A missing property makes the whole batch fail. An invalid value rejects only
 * its own input, if the inputs can be told apart.
 */
function upsert(context: HubspotContext, objectType: ObjectType, { body }: HubspotCall): Answer {
  const { inputs } = read(upsertBatch, body);
  assertBatch(inputs);
  const known = propertiesOf(context, objectType);
  const results: unknown[] = [];
  const errors: unknown[] = [];
  for (const [place, input] of inputs.entries()) {
    assertUnique(known, input.idProperty);
    const wrong = invalidProperties(known, input.properties);
    const isTraced = input.objectWriteTraceId !== undefined;
    if (wrong.some(({ error }) => error === "PROPERTY_DOESNT_EXIST") || (wrong.length > 0 && !isTraced))
      throw wrongProperties(wrong);
    if (wrong.length > 0) errors.push(itemError(input, wrongProperties(wrong)));
    else if (context.isPartial && place % 2 === 1) errors.push(itemError(input, temporaryFailure));
    else results.push(write(context, objectType, input));
  }
  if (errors.length === 0) return ok({ status: "COMPLETE", results });
  return { status: 207, body: { status: "COMPLETE", results, errors, numErrors: errors.length } };
}

const temporaryFailure = new HubspotError(503, "INTERNAL_ERROR", "Try again later");

const wrongProperties = (wrong: readonly WrongValue[]): HubspotError =>
  invalid(
    `Property values were not valid: ${JSON.stringify(wrong.map((one) => ({ isValid: false, ...one })))}`,
    wrong.map(({ error, message, name }) => ({ code: error, message, context: { propertyName: [name] } })),
  );

const itemError = ({ objectWriteTraceId = "" }: UpsertInput, { body }: HubspotError) => ({
  ...body,
  context: { objectWriteTraceId: [objectWriteTraceId] },
});

function write(context: HubspotContext, objectType: ObjectType, { idProperty = "", id, properties }: UpsertInput) {
  const before = findBy(objectsOf(context, objectType), idProperty, id);
  const stamp = stamped(context);
  const number = before?.id ?? context.records.nextNumber();
  const values = { ...before?.properties, ...properties, [idProperty]: plainId(idProperty, id), hs_object_id: number };
  const object = context.records.put({
    kind: "object",
    objectType,
    ...stamp,
    createdAt: before?.createdAt ?? stamp.createdAt,
    id: number,
    properties: values,
  });
  if (objectType === "contacts") enrollIfQualified(context, object, before);
  return { ...shown(object), new: before === undefined };
}

const shown = ({ id, properties, createdAt, updatedAt }: CrmObject) => ({ id, properties, createdAt, updatedAt });

const withOnly = (object: CrmObject, names: readonly string[]) => ({
  ...shown(object),
  properties: Object.fromEntries(names.map((name) => [name, object.properties[name] ?? null])),
});

function readMany(context: HubspotContext, objectType: ObjectType, { body }: HubspotCall): Answer {
  const { idProperty, inputs, properties } = read(readBatch, body);
  assertBatch(inputs);
  if (idProperty) assertUnique(propertiesOf(context, objectType), idProperty);
  const objects = objectsOf(context, objectType);
  const found = inputs.flatMap(({ id }) => findBy(objects, idProperty, id) ?? []);
  const results = found.map((one) => withOnly(one, properties));
  if (found.length === inputs.length) return ok({ status: "COMPLETE", results });
  const missing = inputs.filter(({ id }) => !findBy(objects, idProperty, id)).map(({ id }) => id);
  const error = { ...notFound("Some objects").body, context: { ids: missing } };
  return { status: 207, body: { status: "COMPLETE", results, errors: [error], numErrors: 1 } };
}

const search = z.strictObject({
  filterGroups: z
    .array(
      z.strictObject({
        filters: z
          .array(
            z.strictObject({
              propertyName: z.string(),
              operator: z.enum(["EQ", "GT", "HAS_PROPERTY"]),
              value: z.string().optional(),
            }),
          )
          .max(6),
      }),
    )
    .max(5),
  sorts: z.array(z.string()).max(1),
  properties: z.array(z.string()),
  limit: z.int().min(1).max(200),
  after: z.string().optional(),
});
type Filter = z.output<typeof search>["filterGroups"][number]["filters"][number];

function passesFilter({ properties }: CrmObject, { propertyName, operator, value = "" }: Filter): boolean {
  const has = properties[propertyName] ?? "";
  if (operator === "HAS_PROPERTY") return has !== "";
  return operator === "EQ" ? has === value : has !== "" && Number(has) > Number(value);
}

function searchContacts(context: HubspotContext, { body }: HubspotCall): Answer {
  const { filterGroups, sorts, properties, limit } = read(search, body);
  const known = propertiesOf(context, "contacts").map(({ name }) => name);
  const asked = filterGroups.flatMap(({ filters }) => filters.map(({ propertyName }) => propertyName));
  const unknown = [...asked, ...sorts].find((name) => !known.includes(name));
  if (unknown) throw invalid(`There was a problem with the request: property ${unknown} does not exist`);
  const found = objectsOf(context, "contacts")
    .filter((one) => filterGroups.some(({ filters }) => filters.every((filter) => passesFilter(one, filter))))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  return ok({ total: found.length, results: found.slice(0, limit).map((one) => withOnly(one, properties)) });
}

function forget(context: HubspotContext, { body }: HubspotCall): Answer {
  const { idProperty, objectId } = read(gdprDelete, body);
  const contact = findBy(objectsOf(context, "contacts"), idProperty, objectId);
  if (!contact) throw notFound("Contact");
  context.records.remove("object", contact.id);
  for (const kind of ["event", "enrolment", "association"] as const)
    for (const one of context.records.list(kind)) if (one.contact === contact.id) context.records.remove(kind, one.id);
  return noContent;
}

export const objectOperations: Readonly<Record<string, HubspotOperation>> = {
  "POST /crm/v3/objects/contacts/batch/upsert": (context, call) => upsert(context, "contacts", call),
  "POST /crm/v3/objects/contacts/search": searchContacts,
  "POST /crm/v3/objects/contacts/gdpr-delete": forget,
  "POST /crm/v3/objects/deals/batch/upsert": (context, call) => upsert(context, "deals", call),
  "POST /crm/v3/objects/deals/batch/read": (context, call) => readMany(context, "deals", call),
};
