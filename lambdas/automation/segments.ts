import * as z from "zod";
import { type Segment, segments } from "#domain/automation/segments.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun, StepContext } from "./automationStepRun.ts";
import { ensureObject } from "./ensureObject.ts";
import { filterBranch } from "./filterBranch.ts";

/** HubSpot's object type for contacts. */
const contacts = "0-1";

const fetched = z.object({ list: z.looseObject({ listId: z.string(), filterBranch: z.unknown() }) });

/** Lists that HubSpot updates automatically. */
export const ensureSegments: AutomationStepRun = {
  name: "segments",
  run: async (run) => {
    for (const segment of segments) await keepSegment(run, segment);
    return undefined;
  },
};

async function keepSegment({ hubspot, tally }: StepContext, segment: Segment): Promise<void> {
  const { name } = segment;
  const found = await hubspot.find({
    method: "GET",
    path: `/crm/v3/lists/object-type-id/${contacts}/name/${encodeURIComponent(name)}`,
    query: { includeFilters: "true" },
    schema: fetched,
  });
  const wanted = segmentChange(segment);
  await ensureObject(tally, {
    name,
    found: found && { id: found.list.listId, actual: found.list },
    wanted,
    create: async () => {
      const body = segmentBody(segment);
      const made = await hubspot.request({
        method: "POST",
        path: "/crm/v3/lists/",
        body,
        schema: fetched,
        isOnce: true,
      });
      return made.list.listId;
    },
    change: (id) =>
      hubspot.request({
        method: "PUT",
        path: `/crm/v3/lists/${id}/update-list-filters`,
        body: wanted,
        schema: anyResponse,
      }),
  });
}

export const segmentChange = ({ criteria }: Segment) => ({ filterBranch: filterBranch(criteria) });

export const segmentBody = (segment: Segment) => ({
  name: segment.name,
  objectTypeId: contacts,
  processingType: "DYNAMIC",
  ...segmentChange(segment),
});
