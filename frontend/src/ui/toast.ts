export interface Toast {
  readonly id: number;
  readonly text: string;
  /** One action at most, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** How long a short toast is shown without an action. With an action, it's twice as long. */
const toastSeconds = 5;
/** Reading speed. A long toast is shown until it can be read. */
const lettersPerSecond = 15;
const longestSeconds = 60;

const secondsOf = ({ text, action }: Toast): number =>
  Math.min(longestSeconds, Math.max(toastSeconds, text.length / lettersPerSecond) * (action ? 2 : 1));

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(text: string, action?: Toast["action"]): void {
  const toast = { id: nextId++, text, ...(action && { action }) };
  publish([...toasts, toast].slice(-3));
  setTimeout(() => dismissToast(toast.id), secondsOf(toast) * 1000);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes toasts without an action, because an error makes their news outdated. */
export function dismissMessages(): void {
  if (toasts.some(({ action }) => !action)) publish(toasts.filter(({ action }) => action));
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
