import { logger } from "../logger.ts";
import { onAuthChange } from "./authChanges.ts";
import { findClientId, isSessionKey } from "./sessionKeys.ts";
import { sessionObserver } from "./sessionObserver.ts";
import { createSessionStore } from "./sessionStore.ts";
import { tickMs } from "./sessionTimes.ts";

/** Who never signed in on this device never loads what signed-in people need. */
const sources = async () => (await import("./sessionSources.ts")).sessionSources;
const loadTokens = async () => (await import("./tokens.ts")).tokens;

const store = createSessionStore({
  checkSubscription: async () => (await sources()).checkSubscription(),
  getProfile: async () => (await sources()).getProfile(),
  listFactors: async () => (await sources()).listFactors(),
});

/** The session of this tab. */
export const browserSessionStore = {
  get: store.get,
  subscribe: store.subscribe,
  checkSubscription: store.checkSubscription,
  /** To be called by who has changed the person: name, address, factors, profile. */
  refresh: sessionObserver.tellUpdated,
};

/** Longer nobody waits for a line that does not answer: then what is on the device must do. */
const patienceMs = 4_000;

/** A burst of changes to the keys is looked at once. */
const burstMs = 50;

/** Who comes back to a tab may have paid in another; who only looks around asks no more often than this. */
const recheckMs = 60_000;

/** Follows the session from now on: this tab's changes, the other tabs', and the clock's. Answers how to stop. */
export function startSession(): () => void {
  const stopFollowing = onAuthChange((change) => void store.follow(change));
  const lookSoon = afterBurst(() => void sessionObserver.look("another-tab"));
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

/** A session that has run out is refreshed first, where the line is there: it may have been ended elsewhere. */
async function begin(): Promise<void> {
  if (findClientId(localStorage)) await Promise.race([freshen(), wait(patienceMs)]);
  await sessionObserver.begin();
  tick();
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

/** Fetches what reading a session takes, before the first screen is drawn. Answers whether somebody is signed in here. */
export function preloadSession(): boolean {
  if (!findClientId(localStorage)) return false;
  const ignore = () => undefined;
  loadTokens().catch(ignore);
  import("./storedSession.ts").then(({ readStoredSession: readStored }) => readStored()).catch(ignore);
  return true;
}

/** Whose session the browser holds now; undefined is nobody's. */
export async function signedInUser(): Promise<string | undefined> {
  return (await (await import("./storedSession.ts")).readStoredSession())?.user.id;
}
