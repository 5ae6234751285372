import * as z from "zod";
import { type Workflow, workflows } from "#domain/automation/workflows.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { ensureObject } from "./ensureObject.ts";
import { filterBranch } from "./filterBranch.ts";
import { listCollection } from "./listCollection.ts";

const path = "/automation/v4/flows";
const listed = z.object({ id: z.string(), name: z.string().catch("") });
const whole = z.looseObject({ id: z.string(), revisionId: z.string() });

export const ensureWorkflows: AutomationStepRun = {
  name: "workflows",
  run: async ({ hubspot, tally }) => {
    const existing = await listCollection(hubspot, path, listed);
    for (const workflow of workflows) {
      const id = existing.find(({ name }) => name === workflow.name)?.id;
      const actual = id === undefined ? undefined : await getWorkflow(hubspot, id);
      const wanted = workflowBody(workflow);
      await ensureObject(tally, {
        name: workflow.name,
        found: actual && { id: actual.id, actual: withoutSwitch(actual) },
        wanted: withoutSwitch(wanted),
        create: async () =>
          (await hubspot.request({ method: "POST", path, body: wanted, schema: whole, isOnce: true })).id,
        change: async (id) => {
          const body = workflowChange(workflow, actual);
          return hubspot.request({ method: "PUT", path: `${path}/${id}`, body, schema: whole });
        },
      });
    }
    return undefined;
  },
};

const getWorkflow = (hubspot: Hubspot, id: string) =>
  hubspot.request({ method: "GET", path: `${path}/${id}`, schema: whole });

/** A workflow that was turned off at HubSpot stays off. */
const withoutSwitch = ({ isEnabled, ...rest }: Readonly<Record<string, unknown>>) => rest;

/** HubSpot's action type for "set a property". */
const setProperty = "0-5";

export const workflowBody = ({ name, description, criteria, turn }: Workflow) =>
  ({
    type: "CONTACT_FLOW",
    flowType: "WORKFLOW",
    objectTypeId: "0-1",
    name,
    description,
    isEnabled: true,
    startActionId: "1",
    nextAvailableActionId: "2",
    actions: [
      {
        type: "SINGLE_CONNECTION",
        actionId: "1",
        actionTypeId: setProperty,
        actionTypeVersion: 0,
        fields: { property_name: "playwright_latest_turn", value: { type: "STATIC_VALUE", staticValue: turn } },
      },
    ],
    enrollmentCriteria: {
      type: "LIST_BASED",
      shouldReEnroll: true,
      unEnrollObjectsNotMeetingCriteria: false,
      listFilterBranch: filterBranch(criteria),
      reEnrollmentTriggersFilterBranches: [],
    },
    canEnrollFromSalesforce: false,
    timeWindows: [],
    blockedDates: [],
    customProperties: {},
    suppressionListIds: [],
  }) as const;

/** Returns the whole workflow with the revision number that it replaces. */
export const workflowChange = (workflow: Workflow, actual: Readonly<Record<string, unknown>> | undefined) => ({
  ...workflowBody(workflow),
  isEnabled: actual?.isEnabled !== false,
  revisionId: String(actual?.revisionId),
});
