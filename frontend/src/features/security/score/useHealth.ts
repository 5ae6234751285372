import { useEffect, useSyncExternalStore } from "react";
import { browserHealth } from "#frontend/app/watch/browserHealth.ts";

/** This browser's health, looked at when somebody comes to see it. */
export function useHealth() {
  const state = useSyncExternalStore(browserHealth.subscribe, browserHealth.get, browserHealth.get);
  useEffect(() => void browserHealth.look(), []);
  return { state, lookAgain: () => void browserHealth.look() };
}
