import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { BoardName, ScreenControl } from "#frontend/modules/editor/screen/screenControl.ts";
import { useStore } from "#frontend/state/useStore.ts";

/**
 * An open board is an entry of the browser's history: Back closes it, and Forward or a reload opens it again. The entry is
 * there before the board's code fails to load, because the page may reload then.
 */
export function useBoardEntries({ shown, show }: ScreenControl): void {
  const { board } = useStore(shown);
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  const entry = state?.board;
  const before = useRef<string>(undefined);
  /** What the browser has been asked for, until it's there. */
  const asked = useRef<{ readonly entry: string | undefined }>(undefined);
  /** Makes the history follow the screen. */
  const follow = (opened: BoardName | undefined): void => {
    asked.current = { entry: opened };
    if (!opened) return void navigate(-1);
    // Back leads to the text, and not to an address that has opened a board over it.
    if (entry === undefined && address.search) void navigate(address.pathname, { replace: true });
    const search = opened === "history" ? address.search : "";
    void navigate({ ...address, search }, { state: { board: opened }, replace: entry !== undefined });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of the two has changed, and adjusts the other.
  useLayoutEffect(() => {
    if (asked.current && asked.current.entry !== entry) return;
    const hasNavigated = entry !== before.current && !asked.current;
    asked.current = undefined;
    before.current = entry;
    // An effect may have opened one since the last render.
    const now = shown.get().board;
    if (now === entry) return;
    if (hasNavigated) show({ board: entry });
    else follow(now);
  }, [board, entry]);
}
