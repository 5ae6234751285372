import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ScreenControl } from "#frontend/modules/editor/screen/screenControl.ts";
import { useStore } from "#frontend/state/useStore.ts";

/** An open board is an entry of the browser's history: Back closes it, and Forward or a reload opens it again. */
export function useBoardEntries({ shown, show }: ScreenControl): void {
  const { board } = useStore(shown);
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  const entry = state?.board;
  const before = useRef<string>(undefined);
  /** What the browser has been asked for, until it's there. */
  const asked = useRef<{ readonly entry: string | undefined }>(undefined);
  /** Makes the history follow the screen. */
  const follow = (): void => {
    asked.current = { entry: board };
    if (board) void navigate(address, { state: { board }, replace: entry !== undefined });
    else void navigate(-1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of the two has changed, and adjusts the other.
  useEffect(() => {
    if (asked.current && asked.current.entry !== entry) return;
    const hasNavigated = entry !== before.current && !asked.current;
    asked.current = undefined;
    before.current = entry;
    if (board === entry) return;
    if (hasNavigated) show({ board: entry });
    else follow();
  }, [board, entry]);
}
