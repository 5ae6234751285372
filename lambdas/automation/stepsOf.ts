import * as z from "zod";
import type { AutomationAction } from "#domain/api/automation.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { createCrm } from "#lambdas/services/hubspot/createCrm.ts";
import { anyResponse, type Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { ensureEvents } from "./events.ts";
import { ensureForm } from "./form.ts";
import { ensurePipeline } from "./pipeline.ts";
import { ensureProperties } from "./properties.ts";
import { ensureSegments } from "./segments.ts";
import { syncDeals } from "./syncDeals.ts";
import { ensureTemplates } from "./templates.ts";
import { ensureWorkflows } from "./workflows.ts";

/**
 * Returns an action's steps, in order. Each action includes its prerequisites, so it can be the first that ever runs.
 */
export function stepsOf(asked: AutomationAction): readonly AutomationStepRun[] {
  switch (asked.action) {
    case "trigger_workflow":
      return [enroll(asked.workflowData)];
    case "create_hubspot_form":
      return [ensureProperties, ensureForm(asked.formData)];
    case "segment_users":
      return [ensureProperties, ensureSegments];
    case "create_workflows":
      return [ensureProperties, ensureWorkflows];
    case "create_email_templates":
      return [ensureTemplates];
    case "sync_deal_pipeline":
      return asked.after === undefined ? [ensureProperties, ensurePipeline, syncDeals()] : [syncDeals(asked.after)];
    case "setup_complete_automation":
      return [
        ensureProperties,
        ensureForm(standardForm),
        ensureSegments,
        ensureWorkflows,
        ensureTemplates,
        ensurePipeline,
        syncDeals(),
        // Last, because only HubSpot's Enterprise accounts support events. Everything else is done by then.
        ensureEvents,
      ];
  }
}

type WorkflowData = Extract<AutomationAction, { action: "trigger_workflow" }>["workflowData"];

/** Writes the properties to the contact and enrolls it in the workflow. */
const enroll = ({ workflowId, email, properties }: WorkflowData): AutomationStepRun => ({
  name: "enrollment",
  run: async ({ hubspot, tally }) => {
    const oldId = await getOldId(hubspot, workflowId);
    const texts = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, String(value)]));
    const [failure] = await createCrm(hubspot).upsertContacts([{ email, properties: texts }]);
    if (failure) throw new CrmError(failure.reason, { retriable: failure.retriable });
    const path = `/automation/v2/workflows/${oldId}/enrollments/contacts/${encodeURIComponent(email)}` as const;
    await hubspot.request({ method: "POST", path, schema: anyResponse });
    tally.created.push("1 contact");
    tally.ids.workflow = workflowId;
    return undefined;
  },
});

const mapping = z.object({ results: z.array(z.object({ workflowId: z.number() })) });

/** Enrollment uses an older part of HubSpot's API, which has a different id for each workflow. */
async function getOldId(hubspot: Hubspot, flowId: string): Promise<number> {
  const path = "/automation/v4/workflow-id-mappings/batch/read";
  const { results } = await hubspot.request({ method: "POST", path, body: mappingBody(flowId), schema: mapping });
  const [found] = results;
  if (!found) throw new CrmError("HubSpot has no workflow with this ID.", { retriable: false });
  return found.workflowId;
}

const mappingBody = (flowId: string) => ({ inputs: [{ type: "FLOW_ID", flowId }] }) as const;
