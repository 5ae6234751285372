/** An event that keeps the service worker running until the promise is settled. */
export interface LastingEvent extends Event {
  readonly waitUntil: (until: Promise<unknown>) => void;
}

/** A request of a page. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface LastingMessage extends LastingEvent {
  readonly data: unknown;
}

/** The parts of a service worker's global scope that we use. TypeScript's own types can't be loaded beside the page's. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  /** This service worker. Older browsers don't have it. */
  readonly serviceWorker?: ServiceWorker;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (kind: "install" | "activate", listener: (event: LastingEvent) => void): void;
    (kind: "fetch", listener: (event: RequestEvent) => void): void;
    (kind: "message", listener: (event: LastingMessage) => void): void;
  };
}
