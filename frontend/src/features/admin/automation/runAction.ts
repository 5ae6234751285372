import {
  type AutomationAction,
  type AutomationData,
  type AutomationError,
  runAutomation,
} from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { showToast } from "#frontend/ui/toast.ts";

/** An action that failed, with what it had done by then. */
export class AutomationFailed extends Error {
  readonly code: AutomationError["code"] | undefined;
  readonly data: AutomationData | null;

  constructor(message: string, data: AutomationData | null, code?: AutomationError["code"]) {
    super(message);
    this.name = "AutomationFailed";
    this.data = data;
    this.code = code;
  }
}

/** Maximum number of requests per action. */
const maxParts = 500;

/**
 * Runs an action and reports the result in a toast. If it fails, reports that and throws the reason. Deals that don't
 * fit into one request are handled by further ones; `onPart` is called for each.
 */
export async function runAction(
  action: AutomationAction,
  onPart: (data: AutomationData, parts: number) => void = () => undefined,
): Promise<AutomationData> {
  const words = automationWords.actions[action.action];
  try {
    const data = await runParts(action, onPart);
    showToast(words.done);
    return data;
  } catch (error) {
    showToast(words.failed);
    logger.warn(words.failed, { error });
    throw error;
  }
}

async function runParts(action: AutomationAction, onPart: (data: AutomationData, parts: number) => void) {
  let data = await ask(action, null);
  for (let parts = 1; data.next !== undefined && parts < maxParts; parts++) {
    onPart(data, parts);
    data = joined(data, await ask({ action: "sync_deal_pipeline", after: data.next }, data));
  }
  return data;
}

/** `before` is the result of earlier requests of the same action. */
async function ask(body: AutomationAction, before: AutomationData | null): Promise<AutomationData> {
  const { data, error } = await call(runAutomation, { body }).catch((thrown: unknown) => {
    throw new AutomationFailed(messageOf(thrown), before);
  });
  if (error)
    throw new AutomationFailed(error.message, before && data ? joined(before, data) : (data ?? before), error.code);
  return data ?? { steps: [] };
}

/** Adds later parts of a step to the earlier ones. */
function joined(before: AutomationData, after: AutomationData): AutomationData {
  const steps = before.steps.map((step) => {
    const again = after.steps.find((one) => one.step === step.step);
    if (!again) return step;
    const created = [...step.created, ...again.created];
    return {
      ...again,
      created,
      changed: [...step.changed, ...again.changed],
      unchanged: [...new Set([...step.unchanged, ...again.unchanged])].filter((name) => !created.includes(name)),
      ids: { ...step.ids, ...again.ids },
    };
  });
  return { steps, ...(after.next !== undefined && { next: after.next }) };
}
