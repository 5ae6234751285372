import type { StepCounts } from "./automationStepRun.ts";
import { containsAll } from "./containsAll.ts";

interface Found {
  readonly id: string;
  /** The current state at HubSpot. */
  readonly actual: unknown;
}

interface Keeping {
  /** The name that identifies it, both here and at HubSpot. */
  readonly name: string;
  readonly found: Found | undefined;
  /** The required state. */
  readonly wanted: unknown;
  /** Returns HubSpot's id for it. */
  readonly create: () => Promise<string>;
  readonly change: (id: string) => Promise<unknown>;
}

/** Creates what is missing, updates what differs, and leaves everything else unchanged. */
export async function ensureObject({ created, changed, unchanged, ids }: StepCounts, keeping: Keeping): Promise<void> {
  const { name, found, wanted, create, change } = keeping;
  if (!found) {
    ids[name] = await create();
    created.push(name);
    return;
  }
  ids[name] = found.id;
  if (containsAll(found.actual, wanted)) {
    unchanged.push(name);
    return;
  }
  await change(found.id);
  changed.push(name);
}
