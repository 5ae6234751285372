import * as z from "zod";
import { type Segment, segments } from "#domain/automation/segments.ts";
import { anything } from "#lambdas/services/hubspot/hubspot.ts";
import { filterBranch } from "./filterBranch.ts";
import { keep } from "./keep.ts";
import type { Run, Step } from "./step.ts";

/** HubSpot's object type for contacts. */
const contacts = "0-1";

const fetched = z.object({ list: z.looseObject({ listId: z.string(), filterBranch: z.unknown() }) });

/** Lists that HubSpot updates automatically. */
export const keepSegments: Step = {
  name: "segments",
  run: async (run) => {
    for (const segment of segments) await keepSegment(run, segment);
    return undefined;
  },
};

async function keepSegment({ hubspot, tally }: Run, segment: Segment): Promise<void> {
  const { name } = segment;
  const found = await hubspot.find({
    method: "GET",
    path: `/crm/v3/lists/object-type-id/${contacts}/name/${encodeURIComponent(name)}`,
    query: { includeFilters: "true" },
    answer: fetched,
  });
  const wanted = segmentChange(segment);
  await keep(tally, {
    name,
    found: found && { id: found.list.listId, actual: found.list },
    wanted,
    create: async () => {
      const body = segmentBody(segment);
      const made = await hubspot.ask({ method: "POST", path: "/crm/v3/lists/", body, answer: fetched, isOnce: true });
      return made.list.listId;
    },
    change: (id) =>
      hubspot.ask({ method: "PUT", path: `/crm/v3/lists/${id}/update-list-filters`, body: wanted, answer: anything }),
  });
}

export const segmentChange = ({ criteria }: Segment) => ({ filterBranch: filterBranch(criteria) });

export const segmentBody = (segment: Segment) => ({
  name: segment.name,
  objectTypeId: contacts,
  processingType: "DYNAMIC",
  ...segmentChange(segment),
});
