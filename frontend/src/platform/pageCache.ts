/** The browser's back/forward cache, in which it suspends a page that was left. */
export interface PageCache {
  /** Calls the listener when the page is suspended. Returns a function that removes the listener. */
  readonly onSuspend: (listener: () => void) => () => void;
  /** Resolves at once, or when a suspended page is shown again. */
  readonly whenShown: () => Promise<void>;
}

/** `page` sends `pagehide` and `pageshow`. */
export function createPageCache(page: EventTarget): PageCache {
  let isSuspended = false;
  const listeners = new Set<() => void>();
  page.addEventListener("pagehide", (event) => {
    isSuspended = (event as PageTransitionEvent).persisted;
    if (isSuspended) for (const listener of [...listeners]) listener();
  });
  page.addEventListener("pageshow", () => {
    isSuspended = false;
  });
  return {
    onSuspend(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenShown: () =>
      isSuspended
        ? new Promise((resolve) => page.addEventListener("pageshow", () => resolve(), { once: true }))
        : Promise.resolve(),
  };
}

export const pageCache: PageCache = createPageCache(globalThis.window ?? new EventTarget());
