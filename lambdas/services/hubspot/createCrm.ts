import * as z from "zod";
import { log } from "#lambdas/shared/logger.ts";
import {
  type Crm,
  type CrmContact,
  CrmError,
  type CrmEvent,
  type CrmFailure,
  maxContacts,
  unknownContact,
} from "../crm.ts";
import { itemFailure, setupHint } from "./errorOf.ts";
import { anyResponse, type Hubspot } from "./hubspot.ts";

/** Implements the contact sync's CRM with HubSpot's API. */
export function createCrm(hubspot: Hubspot): Crm {
  const fullNames = new Map<string, string>();
  const fullNameOf = async (name: string): Promise<string> => {
    const known = fullNames.get(name) ?? (await findFullName(hubspot, name));
    fullNames.set(name, known);
    return known;
  };
  return {
    upsertContacts: async (contacts) => {
      if (contacts.length > maxContacts) throw new RangeError(`HubSpot takes at most ${maxContacts} contacts at once.`);
      return upsertParts(hubspot, lastOfEach(contacts));
    },
    sendEvent: async (event) => {
      try {
        const body = eventBody(event, await fullNameOf(event.name));
        await hubspot.request({ method: "POST", path: "/events/v3/send", body, schema: anyResponse }).catch(ofNobody);
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        if (error.status === alreadyThere) return;
        if (error.status !== 403) throw error;
        log("warn", "crm-events", { code: error.code });
      }
    },
    forgetContact: async (email) => {
      await hubspot.find({
        method: "POST",
        path: "/crm/v3/objects/contacts/gdpr-delete",
        body: forgetBody(email),
        schema: anyResponse,
      });
    },
  };
}

/** HubSpot ignores case in addresses and refuses a batch that contains one twice. */
const lastOfEach = (contacts: readonly CrmContact[]) => [
  ...new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact])).values(),
];

export const upsertBody = (contacts: readonly CrmContact[]) => ({
  inputs: contacts.map(({ email, properties }, place) => ({
    idProperty: "email",
    id: email,
    // With this id, HubSpot accepts the valid contacts of a batch and identifies the others by it.
    objectWriteTraceId: String(place),
    properties: { ...properties, email },
  })),
});

export const forgetBody = (email: string) => ({ idProperty: "email", objectId: email });

/**
 * HubSpot accepts the first event with an id within a year and refuses repeats. Its reference doesn't say with which
 * status.
 */
const alreadyThere = 409;

/** The event's name was looked up just before: what HubSpot misses then is the contact. */
function ofNobody(error: unknown): never {
  if (!(error instanceof CrmError) || error.status !== 404) throw error;
  throw new CrmError("HubSpot doesn't have this contact yet. The contact is sent first, then the event.", {
    retriable: true,
    status: 404,
    code: unknownContact,
  });
}

export const eventBody = ({ id, email, occurredAt, properties }: CrmEvent, fullName: string) => ({
  eventName: fullName,
  ...(id === undefined ? {} : { uuid: id }),
  email,
  occurredAt: occurredAt.toISOString(),
  properties: { ...properties },
});

/**
 * One contact that HubSpot can't read may make the whole batch fail. In that case, each half is sent separately, so one
 * bad address doesn't block the others.
 */
async function upsertParts(hubspot: Hubspot, contacts: readonly CrmContact[]): Promise<readonly CrmFailure[]> {
  if (contacts.length === 0) return [];
  try {
    return await upsert(hubspot, contacts);
  } catch (error) {
    if (!(error instanceof CrmError) || error.status !== 400) throw error;
    const [only, ...others] = contacts;
    if (only && others.length === 0) return [{ email: only.email, reason: error.message, retriable: false }];
    if (error.code === "PROPERTY_DOESNT_EXIST") return contacts.map(({ email }) => refused(email, error.message));
    const middle = Math.ceil(contacts.length / 2);
    const first = await upsertParts(hubspot, contacts.slice(0, middle));
    return [...first, ...(await upsertParts(hubspot, contacts.slice(middle)).catch(waiting(contacts.slice(middle))))];
  }
}

const refused = (email: string, reason: string): CrmFailure => ({ email, reason, retriable: false });

/** The first half succeeded, and a failure of the second must not hide that. */
const waiting = (contacts: readonly CrmContact[]) => (error: unknown) => {
  if (!(error instanceof CrmError)) throw error;
  return contacts.map(({ email }) => ({ email, reason: error.message, retriable: error.retriable }));
};

const itemError = z.looseObject({ context: z.record(z.string(), z.array(z.string())).catch({}) });
const upserted = z.object({ errors: z.array(itemError).default([]) });

async function upsert(hubspot: Hubspot, contacts: readonly CrmContact[]): Promise<readonly CrmFailure[]> {
  const { errors } = await hubspot.request({
    method: "POST",
    path: "/crm/v3/objects/contacts/batch/upsert",
    body: upsertBody(contacts),
    schema: upserted,
  });
  return errors.flatMap((error) => {
    const failure = itemFailure(error);
    return (error.context.objectWriteTraceId ?? []).flatMap((place) => {
      const email = contacts[Number(place)]?.email;
      return email ? [{ email, ...failure }] : [];
    });
  });
}

const definition = z.object({ fullyQualifiedName: z.string() });

/** HubSpot stores an event under a name prefixed with the account's number. */
async function findFullName(hubspot: Hubspot, name: string): Promise<string> {
  const path = `/events/v3/event-definitions/${name}` as const;
  const found = await hubspot.find({ method: "GET", path, schema: definition });
  if (found) return found.fullyQualifiedName;
  const reason = `HubSpot doesn't have the event ${name} yet. ${setupHint}`;
  throw new CrmError(reason, { retriable: false, status: 404, code: "EVENT_DOESNT_EXIST" });
}
