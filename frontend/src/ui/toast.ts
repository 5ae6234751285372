import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isLasting: boolean;
  /** One action at most, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** How long a short toast is shown without an action. With an action, it's twice as long. */
const toastSeconds = 5;
/** Reading speed. A long toast is shown until it can be read. */
const lettersPerSecond = 15;
const maxSeconds = 60;

const secondsOf = ({ text, action }: Toast): number =>
  Math.min(maxSeconds, Math.max(toastSeconds, text.length / lettersPerSecond) * (action ? 2 : 1));

const store = createStore<readonly Toast[]>([]);
let nextId = 1;

export const toasts: ReadableStore<readonly Toast[]> = store;

interface ToastOptions {
  /** It stays until it's dismissed or its action is chosen. */
  readonly isLasting?: boolean;
}

export function showToast(text: string, action?: Toast["action"], { isLasting = false }: ToastOptions = {}): void {
  const toast = { id: nextId++, text, isLasting, ...(action && { action }) };
  const [lasting, others] = [true, false].map((kind) => store.get().filter((each) => each.isLasting === kind));
  store.set([...(lasting ?? []), ...[...(others ?? []), toast].slice(-3)]);
  if (!isLasting) setTimeout(() => dismissToast(toast.id), secondsOf(toast) * 1000);
}

export function dismissToast(id: number): void {
  if (store.get().some((toast) => toast.id === id)) store.set(store.get().filter((toast) => toast.id !== id));
}

/** Removes toasts without an action, because an error makes their news outdated. */
export function dismissMessages(): void {
  if (store.get().some(({ action }) => !action)) store.set(store.get().filter(({ action }) => action));
}

export const currentToasts = store.get;
