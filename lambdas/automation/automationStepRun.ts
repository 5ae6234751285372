import type { AutomationStep, StepReport } from "#domain/api/automation.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";

/** What a step has changed so far. It's reported even if the step fails later. */
export interface StepCounts {
  readonly created: string[];
  readonly changed: string[];
  readonly unchanged: string[];
  readonly ids: Record<string, string>;
}

export interface StepContext {
  readonly hubspot: Hubspot;
  readonly tally: StepCounts;
  readonly now: Date;
  /** Returns whether there is time for another page of work. */
  readonly hasTime: () => boolean;
}

export interface AutomationStepRun {
  readonly name: AutomationStep;
  /** Returns where another request should continue, if it didn't finish. Throws `CrmError`. */
  readonly run: (run: StepContext) => Promise<string | undefined>;
}

export const noCounts = (): StepCounts => ({ created: [], changed: [], unchanged: [], ids: {} });

export const notStarted = ({ name }: AutomationStepRun): StepReport => ({
  step: name,
  state: "not-begun",
  ...noCounts(),
});
