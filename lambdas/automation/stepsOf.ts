import type { AutomationAction } from "#domain/api/automation.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { syncDeals } from "./deals.ts";
import { enroll } from "./enrolment.ts";
import { keepEvents } from "./events.ts";
import { keepForm } from "./form.ts";
import { keepPipeline } from "./pipeline.ts";
import { keepProperties } from "./properties.ts";
import { keepSegments } from "./segments.ts";
import type { Step } from "./step.ts";
import { keepTemplates } from "./templates.ts";
import { keepWorkflows } from "./workflows.ts";

/**
 * Returns an action's steps, in order. Each action includes its prerequisites, so it can be the first that ever runs.
 */
export function stepsOf(asked: AutomationAction): readonly Step[] {
  switch (asked.action) {
    case "trigger_workflow":
      return [enroll(asked.workflowData)];
    case "create_hubspot_form":
      return [keepProperties, keepForm(asked.formData)];
    case "segment_users":
      return [keepProperties, keepSegments];
    case "create_workflows":
      return [keepProperties, keepWorkflows];
    case "create_email_templates":
      return [keepTemplates];
    case "sync_deal_pipeline":
      return asked.after === undefined ? [keepProperties, keepPipeline, syncDeals()] : [syncDeals(asked.after)];
    case "setup_complete_automation":
      return [
        keepProperties,
        keepForm(standardForm),
        keepSegments,
        keepWorkflows,
        keepTemplates,
        keepPipeline,
        syncDeals(),
        // Last, because only HubSpot's Enterprise accounts support events. Everything else is done by then.
        keepEvents,
      ];
  }
}
