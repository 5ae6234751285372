import type { HubspotOperation } from "./hubspotOperation.ts";
import { associationOperations } from "./operations/associations.ts";
import { emailOperations } from "./operations/emails.ts";
import { eventOperations } from "./operations/events.ts";
import { flowOperations } from "./operations/flows.ts";
import { formOperations } from "./operations/forms.ts";
import { listOperations } from "./operations/lists.ts";
import { objectOperations } from "./operations/objects.ts";
import { pipelineOperations } from "./operations/pipelines.ts";
import { propertyOperations } from "./operations/properties.ts";

/** Every supported call of HubSpot's API, by method and path. Any other is refused as unknown. */
const operations: Readonly<Record<string, HubspotOperation>> = {
  ...propertyOperations,
  ...objectOperations,
  ...associationOperations,
  ...listOperations,
  ...pipelineOperations,
  ...formOperations,
  ...emailOperations,
  ...flowOperations,
  ...eventOperations,
};

interface Found {
  readonly run: HubspotOperation;
  readonly params: Readonly<Record<string, string>>;
}

const routes = Object.entries(operations).map(([route, run]) => {
  const [method, pattern = ""] = route.split(" ");
  return { method, path: new RegExp(`^${pattern.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`), run };
});

export function findOperation(method: string, path: string): Found | undefined {
  for (const route of routes) {
    const match = method === route.method && route.path.exec(path);
    if (match) return { run: route.run, params: decoded(match.groups ?? {}) };
  }
  return undefined;
}

const decoded = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
