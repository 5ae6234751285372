import { useEffect } from "react";
import { logger } from "#frontend/platform/logger.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { browserHealth } from "#frontend/telemetry/health/browserHealth.ts";

/** This browser's health, checked when the screen opens. */
export function useHealth() {
  const state = useStore(browserHealth);
  useEffect(look, []);
  return { state, lookAgain: look };
}

function look(): void {
  browserHealth.look().catch((error: unknown) => logger.warn("Health could not be checked", { error }));
}
