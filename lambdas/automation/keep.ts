import { holds } from "./holds.ts";
import type { Tally } from "./step.ts";

interface Found {
  readonly id: string;
  /** As HubSpot has it. */
  readonly actual: unknown;
}

interface Keeping {
  /** It is known by it, here and there. */
  readonly name: string;
  readonly found: Found | undefined;
  /** What must be so. */
  readonly wanted: unknown;
  /** Answers HubSpot's number for it. */
  readonly create: () => Promise<string>;
  readonly change: (id: string) => Promise<unknown>;
}

/** Makes what is missing, changes what differs, and touches nothing else. */
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
