import { randomUUID } from "node:crypto";
import * as z from "zod";
import { invalid } from "../HubspotError.ts";
import { type HubspotContext, type HubspotOperation, ok, read, resultPageOf, stamped } from "../hubspotOperation.ts";
import type { HubspotRecordOf } from "../records.ts";
import { propertiesOf } from "../values.ts";

const field = {
  objectTypeId: z.literal("0-1"),
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  hidden: z.boolean(),
  dependentFields: z.array(z.never()),
};

const formField = z.discriminatedUnion("fieldType", [
  z.strictObject({
    ...field,
    fieldType: z.literal("email"),
    validation: z.strictObject({ blockedEmailDomains: z.array(z.string()), useDefaultBlockList: z.boolean() }),
  }),
  z.strictObject({ ...field, fieldType: z.literal("single_line_text") }),
  z.strictObject({ ...field, fieldType: z.literal("multi_line_text") }),
  z.strictObject({ ...field, fieldType: z.literal("single_checkbox") }),
]);

const definition = {
  name: z.string().min(1),
  fieldGroups: z.array(
    z.strictObject({
      groupType: z.literal("default_group"),
      richTextType: z.literal("text"),
      fields: z.array(formField).min(1).max(3),
    }),
  ),
  configuration: z.strictObject({
    language: z.literal("en"),
    createNewContactForNewEmail: z.boolean(),
    editable: z.boolean(),
    archivable: z.boolean(),
    cloneable: z.boolean(),
    allowLinkToResetKnownValues: z.boolean(),
    prePopulateKnownValues: z.boolean(),
    notifyContactOwner: z.boolean(),
    notifyRecipients: z.array(z.string()),
    recaptchaEnabled: z.boolean(),
    postSubmitAction: z.strictObject({ type: z.enum(["thank_you", "redirect_url"]), value: z.string() }),
  }),
  displayOptions: z.strictObject({
    renderRawHtml: z.boolean(),
    theme: z.literal("default_style"),
    submitButtonText: z.string().min(1),
    style: z.strictObject({
      backgroundWidth: z.string(),
      fontFamily: z.string(),
      helpTextColor: z.string(),
      helpTextSize: z.string(),
      labelTextColor: z.string(),
      labelTextSize: z.string(),
      legalConsentTextColor: z.string(),
      legalConsentTextSize: z.string(),
      submitAlignment: z.enum(["left", "center", "right"]),
      submitColor: z.string(),
      submitFontColor: z.string(),
      submitSize: z.string(),
    }),
  }),
  legalConsentOptions: z.strictObject({ type: z.literal("none") }),
};

const formCreate = z.strictObject({
  ...definition,
  formType: z.literal("hubspot"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archived: z.literal(false),
});
const formPatch = z.strictObject({ ...definition, archived: z.boolean() }).partial();

function assertFieldsExist(context: HubspotContext, { fieldGroups = [] }: z.output<typeof formPatch>): void {
  const known = propertiesOf(context, "contacts").map(({ name }) => name);
  const unknown = fieldGroups.flatMap(({ fields }) => fields).find(({ name }) => !known.includes(name));
  if (unknown)
    throw invalid(`Property "${unknown.name}" does not exist`, [
      { message: "", code: "PROPERTY_DOESNT_EXIST", context: { propertyName: [unknown.name] } },
    ]);
}

const shown = ({ id, definition, createdAt, updatedAt }: HubspotRecordOf<"form">) => ({
  ...definition,
  id,
  createdAt,
  updatedAt,
});

export const formOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /marketing/v3/forms/": ({ records }, { query }) => ok(resultPageOf(records.list("form").map(shown), query)),
  "POST /marketing/v3/forms/": (context, { body }) => {
    const given = read(formCreate, body);
    assertFieldsExist(context, given);
    const { name } = given;
    return ok(
      shown(context.records.put({ kind: "form", id: randomUUID(), name, definition: given, ...stamped(context) })),
    );
  },
  "PATCH /marketing/v3/forms/{id}": (context, { params, body }) => {
    const change = read(formPatch, body);
    assertFieldsExist(context, change);
    const before = context.records.get("form", params.id ?? "");
    const { updatedAt } = stamped(context);
    return ok(shown(context.records.put({ ...before, definition: { ...before.definition, ...change }, updatedAt })));
  },
};
