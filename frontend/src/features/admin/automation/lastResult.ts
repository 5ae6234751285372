import * as z from "zod";
import { type AutomationAction, runAutomation } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { sessionMemory } from "#frontend/platform/sessionMemory.ts";

const result = z.object({
  action: z.custom<AutomationAction["action"]>((name) => Object.hasOwn(automationWords.actions, String(name))),
  at: z.coerce.date(),
  data: runAutomation.response.shape.data,
  /** What to do about it if it failed. */
  problem: z.string().optional(),
});
export type Result = z.output<typeof result>;

const key = "ghostlight.automation";

/** Returns the result of the last action in this tab; undefined if another release stored it in another form. */
export function lastResult(): Result | undefined {
  const stored = sessionMemory.getItem(key);
  try {
    return stored === null ? undefined : result.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export const saveLastResult = (last: Result): void => sessionMemory.setItem(key, JSON.stringify(last));
