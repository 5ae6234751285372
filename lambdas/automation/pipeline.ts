import * as z from "zod";
import { dealPipeline } from "#domain/automation/dealPipeline.ts";
import { anyResponse, type Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun, StepContext } from "./automationStepRun.ts";
import { ensureObject } from "./ensureObject.ts";

const path = "/crm/v3/pipelines/deals";

const stage = z.looseObject({ id: z.string(), label: z.string() });
const pipeline = z.object({ id: z.string(), label: z.string(), stages: z.array(stage) });
type Pipeline = z.output<typeof pipeline>;

/** The deal pipeline with its stages. Stages added at HubSpot stay. */
export const ensurePipeline: AutomationStepRun = {
  name: "pipeline",
  run: async (run) => {
    const { hubspot, tally } = run;
    const found = await findPipeline(hubspot);
    if (found) {
      tally.unchanged.push(dealPipeline.label);
      tally.ids[dealPipeline.label] = found.id;
      await keepStages(run, found);
      return undefined;
    }
    const body = pipelineBody();
    const made = await hubspot.request({ method: "POST", path, body, schema: pipeline, isOnce: true });
    tally.created.push(dealPipeline.label, ...made.stages.map(({ label }) => label));
    tally.ids[dealPipeline.label] = made.id;
    return undefined;
  },
};

export async function findPipeline(hubspot: Hubspot): Promise<Pipeline | undefined> {
  const { results } = await hubspot.request({ method: "GET", path, schema: z.object({ results: z.array(pipeline) }) });
  return results.find(({ label }) => label === dealPipeline.label);
}

async function keepStages({ hubspot, tally }: StepContext, { id, stages }: Pipeline): Promise<void> {
  const below = `${path}/${id}/stages` as const;
  for (const wanted of stageBodies()) {
    const found = stages.find(({ label }) => label === wanted.label);
    await ensureObject(tally, {
      name: wanted.label,
      found: found && { id: found.id, actual: found },
      // The display order is up to HubSpot's users.
      wanted: { metadata: wanted.metadata },
      create: async () =>
        (await hubspot.request({ method: "POST", path: below, body: wanted, schema: stage, isOnce: true })).id,
      change: (stageId) =>
        hubspot.request({
          method: "PATCH",
          path: `${below}/${stageId}`,
          body: stageChange(wanted),
          schema: anyResponse,
        }),
    });
  }
}

type StageBody = ReturnType<typeof stageBodies>[number];

export const stageBodies = () =>
  dealPipeline.stages.map(({ label, probability }, displayOrder) => ({
    label,
    displayOrder,
    metadata: { probability: probability.toFixed(1) },
  }));

export const stageChange = ({ metadata }: StageBody) => ({ metadata });

export const pipelineBody = () => ({ label: dealPipeline.label, displayOrder: 1, stages: stageBodies() });
