import { randomUUID } from "node:crypto";
import { type AutomationAction, runAutomation } from "#domain/api/automation.ts";
import type { CrmContact } from "#lambdas/services/crm.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { openTestHubspot } from "#tests/support/hubspot.ts";
import { automationEndpoints } from "../endpoints.ts";

/** Sets up an administrator and the HubSpot stand-in. */
export async function openAutomationFixture(table: Table) {
  const stage = await openTestHubspot();
  const api = apiCaller(...automationEndpoints({ table, now: stage.now, findHubspot: async () => stage.hubspot }));
  const caller = { sub: randomUUID(), "cognito:groups": "[admins]" };
  const run = (body: AutomationAction) => api.call(runAutomation, { caller, body });
  const setUp = () => run({ action: "setup_complete_automation" });
  return { ...stage, api, caller, run, setUp };
}

/** A contact with a paid plan. */
export const subscriber = (email: string, properties: Readonly<Record<string, string>> = {}): CrmContact => ({
  email,
  properties: {
    firstname: "Aphra",
    lastname: "Behn",
    playwright_user_id: `account of ${email}`,
    playwright_subscribed: "true",
    playwright_subscription_tier: "writer",
    playwright_subscription_status: "active",
    ...properties,
  },
});
