import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Returns false on a server and while React takes over a page that was built there, which must first look the same. It's
 * true from the first render on if there is no such page.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
