import type { AutomationAction } from "#domain/api/automation.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { syncDeals } from "./deals.ts";
import { enroll } from "./enrolment.ts";
import { ensureEvents } from "./events.ts";
import { ensureForm } from "./form.ts";
import { ensurePipeline } from "./pipeline.ts";
import { ensureProperties } from "./properties.ts";
import { ensureSegments } from "./segments.ts";
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
