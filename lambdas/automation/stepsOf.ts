import type { AutomationAction } from "#domain/api/automation.ts";
import { standardForm } from "#domain/automation/standardForm.ts";
import { syncDeals } from "./deals.ts";
import { enrol } from "./enrolment.ts";
import { keepEvents } from "./events.ts";
import { keepForm } from "./form.ts";
import { keepPipeline } from "./pipeline.ts";
import { keepProperties } from "./properties.ts";
import { keepSegments } from "./segments.ts";
import type { Step } from "./step.ts";
import { keepTemplates } from "./templates.ts";
import { keepWorkflows } from "./workflows.ts";

/** What an action comes to, in order. Each begins with what it needs, so that each may be the first that is ever run. */
export function stepsOf(asked: AutomationAction): readonly Step[] {
  switch (asked.action) {
    case "trigger_workflow":
      return [enrol(asked.workflowData)];
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
        // The last, for only HubSpot's largest accounts have events: all else is done by then.
        keepEvents,
      ];
  }
}
