import { type SessionEntries, sessionEntries } from "./browserStorage.ts";

/** What a reload looks at and does; tests bring their own. */
export interface ReloadEnvironment {
  readonly storage: () => Pick<SessionEntries, "getItem" | "setItem">;
  readonly now: () => number;
  /** Whether the site answers: who is offline had better stay on the page that is there. */
  readonly isOpen: () => Promise<boolean>;
  /** Whether nothing would be lost by leaving now. */
  readonly mayLeave: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly reload: () => void;
}

const key = "ghostlight.reloadedAt";
/** Whoever was reloaded is not reloaded again for so long: it did not help. */
const againAfterMs = 10 * 60_000;
const lookEveryMs = 100;
const patienceMs = 10_000;

/**
 * Reloads the page, once, because a part of its code is gone: a newer release took its place. Waits until every word is
 * on the device. Answers whether the page is going.
 */
export function createReloadForNewRelease(house: ReloadEnvironment): () => Promise<boolean> {
  let going: Promise<boolean> | undefined;
  const start = async (): Promise<boolean> => {
    if (!isFirst(house) || !(await house.isOpen()) || !(await whenSafe(house))) return false;
    house.storage().setItem(key, String(house.now()));
    house.reload();
    return true;
  };
  return () => {
    going ??= start()
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

async function whenSafe({ mayLeave, wait }: ReloadEnvironment): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
    if (mayLeave()) return true;
    await wait(lookEveryMs);
  }
  return false;
}

/** Whoever would be asked by the browser before leaving has something that would be lost. */
const mayLeave = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

const isOpen = async (): Promise<boolean> => (await fetch("/config.json", { cache: "no-store" })).ok;

const freshStart = createReloadForNewRelease({
  storage: () => sessionEntries,
  now: Date.now,
  isOpen,
  mayLeave,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  reload: () => window.location.reload(),
});

/** A part of the code could not be loaded because the site does not answer: the connection is gone, or the site is down. */
export class SiteUnreachable extends Error {
  override readonly name = "SiteUnreachable";
}

/** Code on demand; where it is gone for a newer release's sake, the page starts afresh and this never resolves. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    noteFailedStyles();
    await Promise.all([...failedStyles].map(loadStyle));
    return await load();
  } catch (error) {
    if (await freshStart()) return new Promise(() => undefined);
    if (await isOpen().catch(() => false)) throw error;
    throw new SiteUnreachable("The site does not answer", { cause: error });
  }
}

const failedStyles = new Set<string>();

/** Remembers the stylesheets that fail to load: Vite asks for each of them only once. */
export function noteFailedStyles(): void {
  document.addEventListener("error", noteFailedStyle, true);
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

/** The same for code that is loaded without `loadCode`: Vite says that it is gone. Answers how to stop. */
export function startReloadForNewRelease(): () => void {
  const onGone = () => void freshStart();
  window.addEventListener("vite:preloadError", onGone);
  return () => window.removeEventListener("vite:preloadError", onGone);
}
