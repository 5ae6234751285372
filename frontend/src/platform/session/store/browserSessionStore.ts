import { minuteMs } from "#domain/time.ts";
import { isLanguageOutdated } from "../../language.ts";
import { logger } from "../../logger.ts";
import { causeElsewhere } from "../tokens/refusedSession.ts";
import { wasReloadedAfterSignIn } from "../visits/signInReload.ts";
import { onAuthChange } from "./authChanges.ts";
import { findClientId, isSessionKey } from "./sessionKeys.ts";
import { sessionObserver } from "./sessionObserver.ts";
import { createSessionStore } from "./sessionStore.ts";
import { tickMs } from "./sessionTimes.ts";

/** Browsers in which nobody has signed in don't load the code for signed-in people. */
const sources = async () => (await import("./sessionSources.ts")).sessionSources;
const loadTokens = async () => (await import("../tokens/tokens.ts")).tokens;

const store = createSessionStore({
  checkSubscription: async () => (await sources()).checkSubscription(),
  getProfile: async () => (await sources()).getProfile(),
  listFactors: async () => (await sources()).listFactors(),
});

/** This tab's session. */
export const browserSessionStore = {
  get: store.get,
  subscribe: store.subscribe,
  checkSubscription: store.checkSubscription,
  readFactors: store.readFactors,
  /** Call it after changing the person: name, address, factors, profile. */
  refresh: sessionObserver.emitUpdated,
};

/** Maximum wait for a connection. After that, the data on the device is used. */
const timeoutMs = 4_000;

/** Changes of several keys within this time are checked once. */
const burstMs = 50;

/** People who come back to a tab may have paid in another one. The plan isn't checked more often than this. */
const recheckMs = minuteMs;

/**
 * Follows the session from now on: changes in this tab, in other tabs, and by time. Returns a function that stops it.
 */
export function startSession(): () => void {
  const stopFollowing = onAuthChange((change) => void store.follow(change));
  const lookSoon = afterBurst(() => void sessionObserver.look(causeElsewhere()));
  const onStorage = ({ key }: StorageEvent) => isSessionKey(key) && lookSoon();
  const checkAgain = atMostEvery(recheckMs, () => void store.checkSubscription());
  const onReturn = () => {
    if (document.visibilityState !== "visible") return;
    tick();
    checkAgain();
  };
  const ticking = setInterval(() => {
    tick();
    if (isPlanUnknown()) void store.checkSubscription();
  }, tickMs);
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", tick);
  document.addEventListener("visibilitychange", onReturn);
  void begin();
  return () => {
    stopFollowing();
    clearInterval(ticking);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", tick);
    document.removeEventListener("visibilitychange", onReturn);
  };
}

/** Refreshes an expired session first, if there is a connection, because it may have been ended elsewhere. */
async function begin(): Promise<void> {
  const isUsed = watchUse();
  if (findClientId(localStorage)) await Promise.race([freshen(), wait(timeoutMs)]);
  if (isLanguageOutdated() && !isUsed()) return location.reload();
  await sessionObserver.begin(wasReloadedAfterSignIn());
  tick();
}

/**
 * Returns a function that says whether somebody has clicked or typed since. `navigator.userActivation` doesn't: it may know
 * of the page before.
 */
function watchUse(): () => boolean {
  const use = new AbortController();
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, () => use.abort(), { capture: true, signal: use.signal });
  return () => use.signal.aborted;
}

const freshen = () =>
  loadTokens()
    .then((tokens) => tokens.getFresh())
    .catch(noteFailure);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function isPlanUnknown(): boolean {
  const state = store.get();
  return state.kind === "signed-in" && state.subscription.kind === "unknown";
}

function tick(): void {
  if (!findClientId(localStorage)) return;
  loadTokens()
    .then((tokens) => tokens.tick())
    .catch(noteFailure);
}

const noteFailure = (error: unknown) => logger.warn("The session could not be refreshed", { error });

function atMostEvery(ms: number, run: () => void): () => void {
  let last = Date.now();
  return () => {
    if (Date.now() - last < ms) return;
    last = Date.now();
    run();
  };
}

function afterBurst(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, burstMs);
  };
}

/** Loads what reading a session requires, before the first render. Returns whether somebody is signed in here. */
export function preloadSession(): boolean {
  if (!findClientId(localStorage)) return false;
  const ignore = () => undefined;
  loadTokens().catch(ignore);
  import("./storedSession.ts").then(({ readStoredSession: readStored }) => readStored()).catch(ignore);
  return true;
}

/** Returns the person whose session the browser holds now; undefined if there is none. */
export async function signedInUser(): Promise<string | undefined> {
  return (await (await import("./storedSession.ts")).readStoredSession())?.user.id;
}
