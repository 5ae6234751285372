/** What a tab's page goes through, as far as saving minds. */
export interface PageLifecycle {
  readonly visible: () => boolean;
  readonly watch: (listeners: PageLifecycleListeners) => () => void;
}

export interface PageLifecycleListeners {
  /** Looked at again, or online again. */
  readonly onWake: () => void;
  /** Out of sight, perhaps for good. */
  readonly onHide: () => void;
  /** Whether leaving now would lose words: the browser asks then. */
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
