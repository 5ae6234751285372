import * as z from "zod";
import { type EmailTemplate, emailTemplates } from "#domain/automation/emailTemplates.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { ensureObject } from "./ensureObject.ts";
import { listCollection } from "./listCollection.ts";

const path = "/marketing/v3/emails/";
const existing = z.looseObject({ id: z.string(), name: z.string().catch(""), state: z.string().catch("DRAFT") });
const made = z.object({ id: z.string() });

/** Marketing e-mails as drafts. Nothing is published or sent. */
export const ensureTemplates: AutomationStepRun = {
  name: "templates",
  run: async ({ hubspot, tally }) => {
    const emails = await listCollection(hubspot, path, existing);
    for (const template of emailTemplates) {
      const found = emails.find(({ name }) => name === template.name);
      // A template that is no longer a draft has been reviewed and may be in use, so it isn't changed.
      const wanted = found && found.state !== "DRAFT" ? {} : templateChange(template);
      await ensureObject(tally, {
        name: template.name,
        found: found && { id: found.id, actual: found },
        wanted,
        create: async () => {
          const body = templateBody(template);
          return (await hubspot.request({ method: "POST", path, body, schema: made, isOnce: true })).id;
        },
        change: (id) => hubspot.request({ method: "PATCH", path: `${path}${id}`, body: wanted, schema: anyResponse }),
      });
    }
    return undefined;
  },
};

export const templateBody = (template: EmailTemplate) =>
  ({ ...templateChange(template), language: "en", sendOnPublish: false }) as const;

/** HubSpot's plainest template, and the name of its one text module. */
const templatePath = "@hubspot/email/dnd/Plain_email.html";
const textModule = "primary_rich_text_module";

export const templateChange = ({ name, subject, paragraphs }: EmailTemplate) => ({
  name,
  subject,
  content: {
    templatePath,
    plainTextVersion: paragraphs.join("\n\n"),
    widgets: {
      [textModule]: {
        type: "module",
        name: textModule,
        body: { html: paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`).join("") },
      },
    },
  },
});
