import { createStore } from "#frontend/state/createStore.ts";

const isOpen = createStore(false);

/** Whether the dialog is open. The cookie notice shows it. */
export const cookieSettings = {
  isOpen: isOpen.get,
  subscribe: isOpen.subscribe,
  close: (): void => isOpen.set(false),
} as const;

/** Opens the dialog with the three switches. */
export const openCookieSettings = (): void => isOpen.set(true);
