import type * as z from "zod";
import type { AutomationError, runAutomation, StepReport } from "#domain/api/automation.ts";
import { CrmError } from "#lambdas/services/crm.ts";
import { log } from "#lambdas/shared/logger.ts";
import { type AutomationStepRun, noCounts, notStarted, type StepContext } from "./automationStepRun.ts";

type Answer = z.input<typeof runAutomation.response>;

/**
 * Runs the steps in order, up to the first that fails. Whatever was created before that stays, and the next run finds
 * it.
 */
export async function runSteps(steps: readonly AutomationStepRun[], run: Omit<StepContext, "tally">): Promise<Answer> {
  const reports: StepReport[] = [];
  let next: string | undefined;
  for (const [place, step] of steps.entries()) {
    const tally = noCounts();
    try {
      next = (await step.run({ ...run, tally })) ?? next;
      reports.push({ step: step.name, state: "done", ...tally });
    } catch (error) {
      if (!(error instanceof CrmError)) throw error;
      log("warn", "automation", {
        step: step.name,
        status: error.status,
        code: error.code,
        retriable: error.retriable,
      });
      const failed = { step: step.name, state: "failed", ...tally } as const;
      return { data: { steps: [...reports, failed, ...steps.slice(place + 1).map(notStarted)] }, error: told(error) };
    }
  }
  return { data: { steps: reports, ...(next === undefined ? {} : { next }) }, error: null };
}

const told = ({ retriable, message }: CrmError): AutomationError => ({
  code: retriable ? "crm-unreachable" : "crm-refused",
  message,
});
