import * as z from "zod";
import { type CustomProperty, contactProperties } from "#domain/automation/contactProperties.ts";
import { dealProperties } from "#domain/automation/dealPipeline.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { anyResponse } from "#lambdas/services/hubspot/hubspot.ts";
import type { AutomationStepRun, StepContext } from "./automationStepRun.ts";
import { containsAll } from "./containsAll.ts";

/** Our custom properties of contacts and deals. Without them, HubSpot refuses both. */
export const ensureProperties: AutomationStepRun = {
  name: "properties",
  run: async (run) => {
    await keepPropertiesOf(run, "contacts", contactProperties);
    await keepPropertiesOf(run, "deals", dealProperties);
    return undefined;
  },
};

const option = z.looseObject({ value: z.string(), label: z.string() });
const property = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string().catch(""),
  type: z.string(),
  options: z.array(option).catch([]),
});
type Existing = z.output<typeof property>;

async function keepPropertiesOf(run: StepContext, objectType: "contacts" | "deals", wanted: readonly CustomProperty[]) {
  const { hubspot, tally } = run;
  const path = `/crm/v3/properties/${objectType}` as const;
  const { results } = await hubspot.request({ method: "GET", path, schema: z.object({ results: z.array(property) }) });
  const existing = new Map(results.map((one) => [one.name, one]));
  const missing = wanted.filter(({ name }) => !existing.has(name));
  if (missing.length > 0) {
    await keepGroup(run, objectType);
    const body = propertiesBody(missing);
    await hubspot.request({ method: "POST", path: `${path}/batch/create`, body, schema: anyResponse, isOnce: true });
    tally.created.push(...missing.map(({ name }) => name));
  }
  for (const one of wanted) {
    const found = existing.get(one.name);
    if (found) await change(run, objectType, one, found);
  }
}

async function change({ hubspot, tally }: StepContext, objectType: string, wanted: CustomProperty, found: Existing) {
  const { name, type } = wanted;
  if (found.type !== type)
    throw new CrmError(
      `HubSpot already has a property ${name} of a type other than ${type}. Delete it in HubSpot, then run this again.`,
      { retriable: false },
    );
  const body = propertyChange(wanted, found);
  if (containsAll(found, body)) {
    tally.unchanged.push(name);
    return;
  }
  const path = `/crm/v3/properties/${objectType}/${name}` as const;
  await hubspot.request({ method: "PATCH", path, body, schema: anyResponse });
  tally.changed.push(name);
}

/** The group in which a contact's page shows our properties. */
const group = { name: "ghostlight", label: "Ghostlight" } as const;

async function keepGroup({ hubspot }: StepContext, objectType: "contacts" | "deals"): Promise<void> {
  const path = `/crm/v3/properties/${objectType}/groups` as const;
  const answer = z.object({ results: z.array(z.object({ name: z.string() })) });
  const { results } = await hubspot.request({ method: "GET", path, schema: answer });
  if (results.some(({ name }) => name === group.name)) return;
  await hubspot.request({ method: "POST", path, body: groupBody(), schema: anyResponse, isOnce: true });
}

export const groupBody = () => group;

/** The input that HubSpot shows for each type. */
const fieldTypes = {
  string: "text",
  number: "number",
  bool: "booleancheckbox",
  datetime: "date",
  enumeration: "select",
} as const;

const optionsOf = ({ options = [] }: CustomProperty) => options.map((each) => ({ ...each, hidden: false }));

export const propertiesBody = (wanted: readonly CustomProperty[]) => ({
  inputs: wanted.map((each) => ({
    name: each.name,
    label: each.label,
    description: each.description,
    groupName: group.name,
    type: each.type,
    fieldType: fieldTypes[each.type],
    ...(each.options ? { options: optionsOf(each) } : {}),
    ...(each.isUnique ? { hasUniqueValue: true } : {}),
  })),
});

/** Options added at HubSpot stay, after ours. */
export function propertyChange(wanted: CustomProperty, { options }: Pick<Existing, "options">) {
  const { label, description } = wanted;
  if (!wanted.options) return { label, description };
  const ours = optionsOf(wanted);
  const others = options
    .filter(({ value }) => !ours.some((one) => one.value === value))
    .map(({ value, label }) => ({ value, label, hidden: false }));
  return { label, description, options: [...ours, ...others] };
}
