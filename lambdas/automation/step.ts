import type { AutomationStep, StepReport } from "#domain/api/automation.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";

/** What a step has changed so far. It's reported even if the step fails later. */
export interface Tally {
  readonly created: string[];
  readonly changed: string[];
  readonly unchanged: string[];
  readonly ids: Record<string, string>;
}

export interface Run {
  readonly hubspot: Hubspot;
  readonly tally: Tally;
  readonly now: Date;
  /** Returns whether there is time for another page of work. */
  readonly hasTime: () => boolean;
}

export interface Step {
  readonly name: AutomationStep;
  /** Returns where another request should continue, if it didn't finish. Throws `CrmError`. */
  readonly run: (run: Run) => Promise<string | undefined>;
}

export const emptyTally = (): Tally => ({ created: [], changed: [], unchanged: [], ids: {} });

export const notBegun = ({ name }: Step): StepReport => ({ step: name, state: "not-begun", ...emptyTally() });
