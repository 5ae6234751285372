import { holds } from "./holds.ts";
import type { Tally } from "./step.ts";

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
export async function keep({ created, changed, unchanged, ids }: Tally, keeping: Keeping): Promise<void> {
  const { name, found, wanted, create, change } = keeping;
  if (!found) {
    ids[name] = await create();
    created.push(name);
    return;
  }
  ids[name] = found.id;
  if (holds(found.actual, wanted)) {
    unchanged.push(name);
    return;
  }
  await change(found.id);
  changed.push(name);
}
