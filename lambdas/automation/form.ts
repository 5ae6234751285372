import * as z from "zod";
import type { FormData } from "#domain/api/automation.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { ensureObject } from "./ensureObject.ts";
import { listCollection } from "./listCollection.ts";

const path = "/marketing/v3/forms/";
const loose = z.record(z.string(), z.unknown()).catch({});
const existing = z.looseObject({ id: z.string(), name: z.string(), configuration: loose, displayOptions: loose });
const made = z.object({ id: z.string() });

/** A HubSpot form. Its submissions become contacts there. */
export const ensureForm = (form: FormData): AutomationStepRun => ({
  name: "form",
  run: async ({ hubspot, tally, now }) => {
    const forms = await listCollection(hubspot, path, existing);
    const found = forms.find(({ name }) => name === form.name);
    await ensureObject(tally, {
      name: form.name,
      found: found && { id: found.id, actual: found },
      wanted: essentialsOf(form),
      create: async () => {
        const body = formBody(form, now);
        return (await hubspot.request({ method: "POST", path, body, schema: made, isOnce: true })).id;
      },
      change: (id) => {
        const body = formChange(form, found);
        return hubspot.request({ method: "PATCH", path: `${path}${id}`, body, schema: anyResponse });
      },
    });
    return undefined;
  },
});

/** HubSpot's types require the dates even for a form that doesn't exist yet. */
export const formBody = (form: FormData, now: Date) =>
  ({
    name: form.name,
    ...formChange(form),
    formType: "hubspot",
    archived: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }) as const;

/** The settings that we control. The form's style and other behavior are set at HubSpot and stay unchanged. */
const essentialsOf = ({ fields, submitText, thanks }: FormData) =>
  ({
    // Each group is a row. One field per row also reads well on a phone.
    fieldGroups: fields.map(
      (field) => ({ groupType: "default_group", richTextType: "text", fields: [fieldOf(field)] }) as const,
    ),
    configuration: { postSubmitAction: { type: "thank_you", value: thanks } },
    displayOptions: { submitButtonText: submitText },
  }) as const;

type Settings = Readonly<Record<"configuration" | "displayOptions", Readonly<Record<string, unknown>>>>;

/** HubSpot replaces settings as a whole, so the existing ones are sent again. */
export function formChange(form: FormData, actual?: Settings) {
  const { fieldGroups, configuration, displayOptions } = essentialsOf(form);
  return {
    fieldGroups,
    configuration: { ...firstConfiguration, ...actual?.configuration, ...configuration },
    displayOptions: { ...firstDisplay, ...actual?.displayOptions, ...displayOptions },
    legalConsentOptions: { type: "none" },
  } as const;
}

/** HubSpot's object type for contacts. */
const contacts = "0-1";

function fieldOf({ name, label, fieldType, required }: FormData["fields"][number]) {
  const field = { objectTypeId: contacts, name, label, required, hidden: false, dependentFields: [] } as const;
  if (fieldType !== "email") return { ...field, fieldType } as const;
  return { ...field, fieldType, validation: { blockedEmailDomains: [], useDefaultBlockList: false } } as const;
}

const firstConfiguration = {
  language: "en",
  createNewContactForNewEmail: true,
  editable: true,
  archivable: true,
  cloneable: true,
  allowLinkToResetKnownValues: false,
  prePopulateKnownValues: false,
  notifyContactOwner: false,
  notifyRecipients: [],
  recaptchaEnabled: false,
} as const;

/** HubSpot's types require all of these. The colors are those of the light theme. */
const style = {
  backgroundWidth: "100%",
  fontFamily: "arial, helvetica, sans-serif",
  helpTextColor: "#5f6a64",
  helpTextSize: "14px",
  labelTextColor: "#131a17",
  labelTextSize: "16px",
  legalConsentTextColor: "#5f6a64",
  legalConsentTextSize: "14px",
  submitAlignment: "left",
  submitColor: "#0d5844",
  submitFontColor: "#ffffff",
  submitSize: "16px",
} as const;

const firstDisplay = { renderRawHtml: false, theme: "default_style", style } as const;
