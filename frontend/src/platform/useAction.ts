import { useRef, useState } from "react";
import { logUnexpected, messageOf } from "./messageOf.ts";

export interface BusyAction<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Why the last run failed, in words for the user. */
  readonly errorText: string | undefined;
  /** Returns whether it succeeded. While a run is in progress, further calls do nothing and return false. */
  readonly run: (...args: Args) => Promise<boolean>;
  /** Removes the message. */
  readonly dismiss: () => void;
}

/**
 * An action with a button: it's busy while it runs, a second click does nothing, and a failure has a message. `onError`
 * shows the message elsewhere, e.g. in a toast.
 */
export function useAction<Args extends readonly unknown[]>(
  perform: (...args: Args) => Promise<unknown>,
  onError?: (errorText: string) => void,
): BusyAction<Args> {
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const isRunning = useRef(false);
  const run = async (...args: Args): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setErrorText(undefined);
    try {
      await perform(...args);
      return true;
    } catch (error) {
      logUnexpected(error);
      setErrorText(messageOf(error));
      onError?.(messageOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, errorText, run, dismiss: () => setErrorText(undefined) };
}
