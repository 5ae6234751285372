let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the dialog is open. The cookie notice shows it. */
export const cookieSettings = {
  isOpen: (): boolean => isOpen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (): void => put(false),
} as const;

/** Opens the dialog with the three switches. */
export const openCookieSettings = (): void => put(true);

function put(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}
