import { randomUUID } from "node:crypto";
import * as z from "zod";
import { conflict, invalid, notFound } from "../HubspotError.ts";
import { created, type HubspotOperation, noContent, ok, read, resultPageOf } from "../hubspotOperation.ts";
import type { HubspotRecordOf } from "../records.ts";

/** This account's id. */
const portal = "4001";

const definitionCreate = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/),
  label: z.string().min(1).max(100),
  description: z.string().optional(),
  primaryObject: z.literal("CONTACT"),
  propertyDefinitions: z.array(z.strictObject({ name: z.string(), label: z.string(), type: z.literal("string") })),
});

const completion = z.strictObject({
  eventName: z.string(),
  email: z.string().optional(),
  occurredAt: z.iso.datetime().optional(),
  uuid: z.uuid().optional(),
  properties: z.record(z.string(), z.string()).optional(),
});

const shown = ({ kind, ...definition }: HubspotRecordOf<"eventDefinition">) => ({ ...definition, archived: false });

export const eventOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /events/v3/event-definitions": ({ records }, { query }) =>
    ok(resultPageOf(records.list("eventDefinition").map(shown), query)),
  "GET /events/v3/event-definitions/{name}": ({ records }, { params }) =>
    ok(shown(records.get("eventDefinition", params.name ?? ""))),
  "POST /events/v3/event-definitions": ({ records }, { body }) => {
    const { name, label, propertyDefinitions } = read(definitionCreate, body);
    if (records.find("eventDefinition", name)) throw conflict(`An event named ${name} already exists`);
    const properties = propertyDefinitions.map((one) => one.name);
    const fullyQualifiedName = `pe${portal}_${name}`;
    return created(
      shown(records.put({ kind: "eventDefinition", id: name, name, label, fullyQualifiedName, properties })),
    );
  },
  "POST /events/v3/send": ({ records, now }, { body }) => {
    const { eventName, email = "", occurredAt, uuid = randomUUID(), properties = {} } = read(completion, body);
    const definition = records.list("eventDefinition").find((one) => one.fullyQualifiedName === eventName);
    if (!definition) throw notFound(`Event type ${eventName}`);
    const unknown = Object.keys(properties).find((name) => !definition.properties.includes(name));
    if (unknown) throw invalid(`Property ${unknown} is not defined for ${eventName}`);
    const contact = records.list("object").find((one) => one.properties.email === email.toLowerCase());
    if (!contact) throw notFound("Contact");
    const id = `${definition.name} ${uuid}`;
    if (records.find("event", id)) throw conflict(`The event ${uuid} was sent before`);
    records.put({
      kind: "event",
      id,
      eventName: definition.name,
      contact: contact.id,
      occurredAt: occurredAt ?? now.toISOString(),
      properties,
    });
    return noContent;
  },
};
