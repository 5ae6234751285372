import * as z from "zod";
import { created, type HubspotOperation, ok, read, resultPageOf, stamped } from "../hubspotOperation.ts";
import type { HubspotRecordOf } from "../records.ts";

const definition = {
  name: z.string().min(1),
  subject: z.string().min(1),
  content: z.strictObject({
    templatePath: z.string().startsWith("@hubspot/email/dnd/"),
    plainTextVersion: z.string(),
    widgets: z.record(z.string(), z.unknown()),
    flexAreas: z.record(z.string(), z.unknown()).optional(),
  }),
};

/** Sending and publishing aren't supported, because the app must never do either. */
const emailCreate = z.strictObject({ ...definition, language: z.literal("en"), sendOnPublish: z.literal(false) });
const emailUpdate = z.strictObject(definition).partial();

const shown = ({ id, definition, state, createdAt, updatedAt }: HubspotRecordOf<"email">) => ({
  ...definition,
  id,
  state,
  isPublished: state === "PUBLISHED",
  createdAt,
  updatedAt,
});

export const emailOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /marketing/v3/emails/": ({ records }, { query }) => ok(resultPageOf(records.list("email").map(shown), query)),
  "POST /marketing/v3/emails/": (context, { body }) => {
    const given = read(emailCreate, body);
    const id = context.records.nextNumber();
    const email = {
      kind: "email",
      id,
      name: given.name,
      definition: given,
      state: "DRAFT",
      ...stamped(context),
    } as const;
    return created(shown(context.records.put(email)));
  },
  "PATCH /marketing/v3/emails/{id}": (context, { params, body }) => {
    const change = read(emailUpdate, body);
    const before = context.records.get("email", params.id ?? "");
    const { updatedAt } = stamped(context);
    return ok(shown(context.records.put({ ...before, definition: { ...before.definition, ...change }, updatedAt })));
  },
};
