import { minuteMs, secondMs } from "#domain/time.ts";
import { type SessionEntries, sessionEntries } from "./browserStorage.ts";

/** The environment of a reload. Tests pass their own. */
export interface ReloadEnvironment {
  readonly storage: () => Pick<SessionEntries, "getItem" | "setItem">;
  readonly now: () => number;
  /** Whether the site responds. If it doesn't, the current page is better than none. */
  readonly isOpen: () => Promise<boolean>;
  /** Whether the person is going to another page. Firefox then cancels what this one is still loading. */
  readonly isLeaving: () => boolean;
  /** Whether leaving now would lose nothing. */
  readonly mayLeave: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly reload: () => void;
}

const key = "ghostlight.reloadedAt";
/** No second reload within this time, because the first one didn't help. */
const againAfterMs = 10 * minuteMs;
/** A page that is still there this long after the person left it has been kept after all. */
const leavingMs = 10 * secondMs;
const lookEveryMs = 100;
const timeoutMs = 10_000;

interface ReloadOptions {
  /** Somebody asked to try again, so a reload a moment ago doesn't matter. */
  readonly isRequested?: boolean;
}

/**
 * Reloads the page once because a newer release has replaced part of its code. Waits until all changes are on the
 * device. Returns whether the page is about to go, because it's being reloaded or left.
 */
export function createReloadForNewRelease(
  environment: ReloadEnvironment,
): (options?: ReloadOptions) => Promise<boolean> {
  let going: Promise<boolean> | undefined;
  const start = async ({ isRequested = false }: ReloadOptions): Promise<boolean> => {
    if (!isRequested && !isFirst(environment)) return false;
    if (!(await environment.isOpen()) || !(await whenSafe(environment))) return false;
    environment.storage().setItem(key, String(environment.now()));
    environment.reload();
    return true;
  };
  return async (options = {}) => {
    // A reload would cancel the way to the other page.
    if (environment.isLeaving()) return true;
    going ??= start(options)
      .catch(() => false)
      .then((isGoing) => {
        if (!isGoing) going = undefined;
        return isGoing;
      });
    return going;
  };
}

const isFirst = ({ storage, now }: ReloadEnvironment): boolean =>
  now() - Number(storage().getItem(key) ?? 0) > againAfterMs;

async function whenSafe({ mayLeave, wait }: Pick<ReloadEnvironment, "mayLeave" | "wait">): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += lookEveryMs) {
    if (mayLeave()) return true;
    await wait(lookEveryMs);
  }
  return false;
}

/** If the browser would ask before leaving, something would be lost. */
const mayLeave = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

let leftAt = Number.NEGATIVE_INFINITY;
// The events of `mayLeave` aren't the browser's own.
globalThis.window?.addEventListener("beforeunload", ({ isTrusted }) => {
  if (isTrusted) leftAt = performance.now();
});
const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;

const isOpen = async (): Promise<boolean> => (await fetch("/config.json", { cache: "no-store" })).ok;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until leaving the page would lose nothing. Returns false if that takes too long. */
export const whenSafeToLeave = (): Promise<boolean> => whenSafe({ mayLeave, wait });

const reloadPage = createReloadForNewRelease({
  storage: () => sessionEntries,
  now: Date.now,
  isOpen,
  isLeaving,
  mayLeave,
  wait,
  reload: () => window.location.reload(),
});

/** Code couldn't be loaded because the site doesn't respond: the connection is lost, or the site is down. */
export class SiteUnreachable extends Error {
  override readonly name = "SiteUnreachable";
}

/**
 * Loads code on demand. If a newer release has replaced it, the page reloads and this never resolves, nor does it if the page is being left. Some browsers
 * remember that a module failed to load, even after the connection is back; then only a reload helps, too.
 */
export async function loadCode<T>(load: () => Promise<T>, options?: ReloadOptions): Promise<T> {
  try {
    noteFailedStyles();
    await Promise.all([...failedStyles].map(loadStyle));
    return await load();
  } catch (error) {
    if (await reloadPage(options)) return new Promise(() => undefined);
    if (await isOpen().catch(() => false)) throw error;
    throw new SiteUnreachable("The site does not answer", { cause: error });
  }
}

const failedStyles = new Set<string>();

/** Remembers style sheets that failed to load, because Vite requests each of them only once. Does nothing on a server. */
export function noteFailedStyles(): void {
  globalThis.document?.addEventListener("error", noteFailedStyle, true);
}

function noteFailedStyle({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  failedStyles.add(target.href);
  target.remove();
}

const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => {
      failedStyles.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`The stylesheet ${href} cannot be loaded`));
    document.head.append(link);
  });

/** Does the same for code that is loaded without `loadCode`, which Vite reports. Returns a function that stops it. */
export function startReloadForNewRelease(): () => void {
  const onGone = () => void reloadPage();
  window.addEventListener("vite:preloadError", onGone);
  return () => window.removeEventListener("vite:preloadError", onGone);
}
