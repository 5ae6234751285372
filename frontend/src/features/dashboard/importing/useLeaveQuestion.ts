import { type RefObject, use, useEffect, useRef, useState } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

export interface LeaveQuestion {
  /** What was asked for while something would be lost; undefined while nothing is asked. */
  readonly asked: (() => void) | undefined;
  /** Does something at once, or asks first if something would be lost. */
  readonly ask: (leave: () => void) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

export interface LeavingScreen {
  /** Whether something would be lost. */
  readonly isNeeded: () => boolean;
  /** Set to whether the screen stays open after Back. */
  readonly staysOnBack: RefObject<() => boolean>;
  /** Called with true if the screen is left without a question while something would be lost, and with false when it opens. */
  readonly setKept: (isKept: boolean) => void;
}

/**
 * Asks before a screen is left while something would be lost: by Back, by a link or a menu, or by closing the page. React
 * Router's own blocker works only in its data routers. A session that ends and a way back past several pages don't wait
 * for an answer.
 */
export function useLeaveQuestion({ isNeeded, staysOnBack, setKept }: LeavingScreen): LeaveQuestion {
  const [asked, setAsked] = useState<() => void>();
  const { navigator } = use(NavigationContext);
  const latest = useRef({ isNeeded, setKept });
  latest.current = { isNeeded, setKept };
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current.setKept(false);
    const stop = new AbortController();
    const { signal } = stop;
    const mustAsk = () => !isLeaving.current && latest.current.isNeeded();
    window.addEventListener("beforeunload", (event) => mustAsk() && event.preventDefault(), { signal });
    const { push, replace } = navigator;
    const askBefore =
      <To extends readonly unknown[]>(go: (...to: To) => void) =>
      (...to: To) =>
        mustAsk() ? setAsked(() => () => go(...to)) : go(...to);
    navigator.push = askBefore(push);
    // A link to the address of this screen replaces its entry.
    navigator.replace = askBefore(replace);
    staysOnBack.current = () => {
      if (!mustAsk()) return false;
      setAsked(() => () => history.back());
      return true;
    };
    signal.addEventListener("abort", () => {
      Object.assign(navigator, { push, replace });
      staysOnBack.current = () => false;
    });
    return () => {
      stop.abort();
      if (mustAsk()) latest.current.setKept(true);
    };
  }, [navigator, staysOnBack]);
  return {
    asked,
    ask: (leave) => (latest.current.isNeeded() ? setAsked(() => leave) : leave()),
    stay: () => setAsked(undefined),
    leave: () => {
      isLeaving.current = true;
      setAsked(undefined);
      asked?.();
    },
  };
}
