import { useState } from "react";
import type { AutomationAction, AutomationData } from "#domain/api/automation.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { lastResult, type Result, saveLastResult } from "./lastResult.ts";
import { AutomationFailed, runAction } from "./runAction.ts";

type ActionName = AutomationAction["action"];

interface Running {
  readonly action: ActionName;
  /** Number of requests so far. */
  readonly parts: number;
}

/** Runs one action at a time, and stores the last result so that it survives a reload. */
export function useAutomation() {
  const [running, setRunning] = useState<Running>();
  const [result, setResult] = useState(lastResult);

  /** Returns whether it succeeded. */
  const run = async (action: AutomationAction): Promise<boolean> => {
    const name = action.action;
    const report = (data: AutomationData | null, problem?: string) => {
      const last: Result = { action: name, at: new Date(), data, problem };
      setResult(last);
      saveLastResult(last);
    };
    setRunning({ action: name, parts: 0 });
    try {
      report(
        await runAction(action, (data, parts) => {
          report(data);
          setRunning({ action: name, parts });
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof AutomationFailed) report(error.data, error.message);
      else report(null, messageOf(error));
      return false;
    } finally {
      setRunning(undefined);
    }
  };

  return { running, result, run };
}
