import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Returns false on a server, and at first on a page that was built there: until its scripts run, controls do nothing and
 * should be disabled. It's true from the first render on if there is no such page.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
