import * as z from "zod";
import type { FormData } from "#domain/api/automation.ts";
import { anything } from "#lambdas/services/hubspot/hubspot.ts";
import { keep } from "./keep.ts";
import { listAll } from "./listAll.ts";
import type { Step } from "./step.ts";

const path = "/marketing/v3/forms/";
const existing = z.looseObject({ id: z.string(), name: z.string() });
const made = z.object({ id: z.string() });

/** A form at HubSpot; its answers become contacts there. */
export const keepForm = (form: FormData): Step => ({
  name: "form",
  run: async ({ hubspot, tally, now }) => {
    const forms = await listAll(hubspot, path, existing);
    const found = forms.find(({ name }) => name === form.name);
    const wanted = formChange(form);
    await keep(tally, {
      name: form.name,
      found: found && { id: found.id, actual: found },
      wanted,
      create: async () => {
        const body = formBody(form, now);
        return (await hubspot.ask({ method: "POST", path, body, answer: made, isOnce: true })).id;
      },
      change: (id) => hubspot.ask({ method: "PATCH", path: `${path}${id}`, body: wanted, answer: anything }),
    });
    return undefined;
  },
});

/** HubSpot's types ask for the dates of a form that is yet to be made. */
export const formBody = (form: FormData, now: Date) =>
  ({
    ...formChange(form),
    formType: "hubspot",
    archived: false,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }) as const;

export const formChange = ({ name, fields, submitText, thanks }: FormData) =>
  ({
    name,
    // A group is a row; one field in each reads well on a phone too.
    fieldGroups: fields.map(
      (field) => ({ groupType: "default_group", richTextType: "text", fields: [fieldOf(field)] }) as const,
    ),
    configuration: {
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
      postSubmitAction: { type: "thank_you", value: thanks },
    },
    displayOptions: { renderRawHtml: false, theme: "default_style", submitButtonText: submitText, style },
    legalConsentOptions: { type: "none" },
  }) as const;

/** The object that contacts are. */
const contacts = "0-1";

function fieldOf({ name, label, fieldType, required }: FormData["fields"][number]) {
  const field = { objectTypeId: contacts, name, label, required, hidden: false, dependentFields: [] } as const;
  if (fieldType !== "email") return { ...field, fieldType } as const;
  return { ...field, fieldType, validation: { blockedEmailDomains: [], useDefaultBlockList: false } } as const;
}

/** Its types ask for all of it. The colours are those of the house by day. */
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
