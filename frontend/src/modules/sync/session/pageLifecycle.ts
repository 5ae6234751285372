/** What happens to a tab's page, as far as it matters for saving. */
export interface PageLifecycle {
  readonly visible: () => boolean;
  /** Returns a function that stops watching. */
  readonly watch: (listeners: PageLifecycleListeners) => () => void;
}

export interface PageLifecycleListeners {
  /** The page is visible, focused, or online again. */
  readonly onWake: () => void;
  /** The page is hidden and may never be visible again. */
  readonly onHide: () => void;
  /** Whether leaving now would lose words. If so, the browser asks for confirmation. */
  readonly mayLoseWords: () => boolean;
}

export const browserPageLifecycle: PageLifecycle = {
  visible: () => document.visibilityState === "visible",
  watch({ onWake, onHide, mayLoseWords }) {
    const stop = new AbortController();
    const { signal } = stop;
    const onVisibility = () => (document.visibilityState === "visible" ? onWake() : onHide());
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mayLoseWords()) event.preventDefault();
    };
    document.addEventListener("visibilitychange", onVisibility, { signal });
    window.addEventListener("pageshow", onWake, { signal });
    window.addEventListener("pagehide", onHide, { signal });
    window.addEventListener("focus", onWake, { signal });
    window.addEventListener("online", onWake, { signal });
    window.addEventListener("beforeunload", onLeave, { signal });
    return () => stop.abort();
  },
};
