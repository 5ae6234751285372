import * as z from "zod";
import { invalid } from "../HubspotError.ts";
import { created, type HubspotOperation, ok, read, stamped } from "../hubspotOperation.ts";
import type { Pipeline } from "../records.ts";

/** HubSpot requires a win probability for each deal stage. */
const metadata = z.strictObject({ probability: z.string().regex(/^(0\.\d|1\.0)$/) });

const stageInput = z.strictObject({ label: z.string().min(1), displayOrder: z.int(), metadata });
const pipelineInput = z.strictObject({
  label: z.string().min(1),
  displayOrder: z.int(),
  stages: z.array(stageInput).min(1),
});

const shown = ({ kind, ...pipeline }: Pipeline) => ({
  ...pipeline,
  archived: false,
  stages: pipeline.stages.map((stage) => ({ ...stage, archived: false })),
});

export const pipelineOperations: Readonly<Record<string, HubspotOperation>> = {
  "GET /crm/v3/pipelines/deals": ({ records }) => ok({ results: records.list("pipeline").map(shown) }),
  "POST /crm/v3/pipelines/deals": (context, { body }) => {
    const { records } = context;
    const given = read(pipelineInput, body);
    if (records.list("pipeline").some(({ label }) => label === given.label))
      throw invalid("Pipeline label must be unique");
    const stages = given.stages.map((stage) => ({ ...stage, id: records.nextNumber() }));
    return created(
      shown(records.put({ kind: "pipeline", id: records.nextNumber(), ...given, stages, ...stamped(context) })),
    );
  },
  "POST /crm/v3/pipelines/deals/{id}/stages": ({ records }, { params, body }) => {
    const before = records.get("pipeline", params.id ?? "");
    const stage = { ...read(stageInput, body), id: records.nextNumber() };
    records.put({ ...before, stages: [...before.stages, stage] });
    return created(stage);
  },
  "PATCH /crm/v3/pipelines/deals/{id}/stages/{stageId}": ({ records }, { params, body }) => {
    const before = records.get("pipeline", params.id ?? "");
    const change = read(stageInput.partial(), body);
    const stages = before.stages.map((stage) => (stage.id === params.stageId ? { ...stage, ...change } : stage));
    records.put({ ...before, stages });
    return ok(stages.find(({ id }) => id === params.stageId));
  },
};
