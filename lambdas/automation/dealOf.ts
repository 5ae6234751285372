import { dealStageOf, monthlyAmount } from "#domain/automation/dealPipeline.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import { findPipeline } from "./pipeline.ts";
import type { SubscriberContact } from "./subscribers.ts";

/** HubSpot's ids of our pipeline and, by label, of its stages. */
export interface PipelinePlace {
  readonly pipeline: string;
  readonly stages: ReadonlyMap<string, string>;
}

export async function getPlace(hubspot: Hubspot): Promise<PipelinePlace> {
  const found = await findPipeline(hubspot);
  if (!found)
    throw new CrmError("HubSpot doesn't have Ghostlight's deal pipeline yet. Run “Sync deal pipeline” first.", {
      retriable: false,
    });
  return { pipeline: found.id, stages: new Map(found.stages.map(({ label, id }) => [label, id])) };
}

export interface Deal {
  /** The account's id. */
  readonly key: string;
  readonly contactId: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Returns undefined if the status is unknown or the account isn't known. That deal stays unchanged. */
export function dealOf({ id, properties }: SubscriberContact, { pipeline, stages }: PipelinePlace): Deal | undefined {
  const {
    firstname,
    lastname,
    playwright_user_id: key,
    playwright_subscription_status: status,
    playwright_subscription_tier: tier,
  } = properties;
  const stage = stages.get(dealStageOf(status ?? "") ?? "");
  if (!key || !stage) return undefined;
  const amount = tier && tier !== "free" ? monthlyAmount(tier) : undefined;
  return {
    key,
    contactId: id,
    properties: {
      dealname: [firstname, lastname].filter(Boolean).join(" ") || "Subscriber",
      pipeline,
      dealstage: stage,
      // The amount of an ended subscription stays unchanged.
      ...(amount === undefined ? {} : { amount: String(amount) }),
    },
  };
}
