import * as z from "zod";
import { type CrmEventDefinition, crmEvents } from "#domain/automation/crmEvents.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun } from "./automationStepRun.ts";
import { listCollection } from "./listCollection.ts";

/** Defines the events that the contact sync sends. HubSpot accepts only events that are defined. */
export const ensureEvents: AutomationStepRun = {
  name: "events",
  run: async ({ hubspot, tally }) => {
    const path = "/events/v3/event-definitions";
    const existing = await listCollection(hubspot, path, z.object({ name: z.string() }));
    for (const event of crmEvents) {
      if (existing.some(({ name }) => name === event.name)) tally.unchanged.push(event.name);
      else {
        await hubspot.request({
          method: "POST",
          path,
          body: eventDefinitionBody(event),
          schema: anyResponse,
          isOnce: true,
        });
        tally.created.push(event.name);
      }
    }
    return undefined;
  },
};

export const eventDefinitionBody = ({ name, label, properties }: CrmEventDefinition) =>
  ({
    name,
    label,
    primaryObject: "CONTACT",
    propertyDefinitions: properties.map((property) => ({ name: property, label: property, type: "string" }) as const),
  }) as const;
