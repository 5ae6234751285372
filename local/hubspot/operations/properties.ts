import * as z from "zod";
import { conflict, invalid, notFound } from "../HubspotError.ts";
import { created, type HubspotContext, type HubspotOperation, ok, read } from "../hubspotOperation.ts";
import { type ObjectType, objectTypes, type Property } from "../records.ts";
import { propertiesOf } from "../values.ts";

const optionInput = z.strictObject({
  label: z.string(),
  value: z.string(),
  hidden: z.boolean(),
  displayOrder: z.int().optional(),
});

/** The input types that HubSpot allows for each property type. */
const fieldTypes: Readonly<Record<Property["type"], readonly string[]>> = {
  string: ["text", "textarea"],
  number: ["number"],
  bool: ["booleancheckbox"],
  datetime: ["date"],
  date: ["date"],
  enumeration: ["select", "radio", "checkbox", "booleancheckbox"],
};

const propertyCreate = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string().min(1),
  description: z.string().default(""),
  groupName: z.string(),
  type: z.enum(["string", "number", "bool", "datetime", "date", "enumeration"]),
  fieldType: z.string(),
  options: z.array(optionInput).default([]),
  hasUniqueValue: z.boolean().default(false),
});

const propertyUpdate = z.strictObject({
  label: z.string().min(1).optional(),
  description: z.string().optional(),
  groupName: z.string().optional(),
  options: z.array(optionInput).optional(),
});

const groupCreate = z.strictObject({
  name: z.string().min(1),
  label: z.string().min(1),
  displayOrder: z.int().optional(),
});

const standardGroups: readonly string[] = ["contactinformation", "dealinformation"];

const typeOf = (params: Readonly<Record<string, string>>): ObjectType => {
  const found = objectTypes.find((type) => type === params.objectType);
  if (!found) throw notFound(`object type ${params.objectType}`);
  return found;
};

function createProperty(
  { records }: HubspotContext,
  objectType: ObjectType,
  body: z.output<typeof propertyCreate>,
): Property {
  const { name, groupName, type, fieldType, options } = body;
  if (propertiesOf({ records }, objectType).some((one) => one.name === name))
    throw conflict(`A property named '${name}' already exists.`);
  if (!standardGroups.includes(groupName) && !records.find("group", `${objectType}/${groupName}`))
    throw invalid(`Group ${groupName} does not exist`);
  if (!fieldTypes[type].includes(fieldType)) throw invalid(`${fieldType} is no field for the type ${type}`);
  if (type === "bool" && options.map(({ value }) => value).join() !== "true,false")
    throw invalid("Boolean properties must have exactly two options");
  return records.put({ kind: "property", id: `${objectType}/${name}`, objectType, ...body, hubspotDefined: false });
}

export const propertyOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /crm/v3/properties/{objectType}": (context, { params }) =>
    ok({ results: propertiesOf(context, typeOf(params)) }),
  "POST /crm/v3/properties/{objectType}/batch/create": (context, { params, body }) => {
    const { inputs } = read(z.strictObject({ inputs: z.array(propertyCreate).min(1).max(100) }), body);
    const results = inputs.map((input) => createProperty(context, typeOf(params), input));
    return created({ status: "COMPLETE", results });
  },
  "PATCH /crm/v3/properties/{objectType}/{name}": ({ records }, { params, body }) => {
    const change = read(propertyUpdate, body);
    return ok(records.put({ ...records.get("property", `${typeOf(params)}/${params.name}`), ...change }));
  },
  "GET /crm/v3/properties/{objectType}/groups": ({ records }, { params }) =>
    ok({ results: records.list("group").filter((one) => one.objectType === typeOf(params)) }),
  "POST /crm/v3/properties/{objectType}/groups": ({ records }, { params, body }) => {
    const objectType = typeOf(params);
    const { name, label } = read(groupCreate, body);
    const id = `${objectType}/${name}`;
    if (records.find("group", id)) throw conflict(`A group named '${name}' already exists.`);
    return created(records.put({ kind: "group", id, objectType, name, label }));
  },
};
