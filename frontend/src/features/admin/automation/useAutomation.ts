import { useState } from "react";
import type { AutomationAction, AutomationData } from "#domain/api/automation.ts";
import { failureWords } from "#frontend/messages/failure.ts";
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
    const tell = (data: AutomationData | null, problem?: string) => {
      const last: Result = { action: name, at: new Date(), data, problem };
      setResult(last);
      saveLastResult(last);
    };
    setRunning({ action: name, parts: 0 });
    try {
      tell(
        await runAction(action, (data, parts) => {
          tell(data);
          setRunning({ action: name, parts });
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof AutomationFailed) tell(error.data, error.message);
      else tell(null, failureWords.ours);
      return false;
    } finally {
      setRunning(undefined);
    }
  };

  return { running, result, run };
}
