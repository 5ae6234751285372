// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { emitAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { startTracking } from "./tracking.ts";
import { visits } from "./visits.ts";

const stage = vi.hoisted(() => ({
  recordActivity: vi.fn(),
  getProfile: vi.fn(),
  told: [] as unknown[][],
  state: { kind: "loading" } as object,
  listeners: new Set<() => void>(),
}));
vi.mock("#frontend/platform/call.ts", () => ({ call: stage.getProfile }));
vi.mock("#frontend/platform/config.ts", () => ({
  getConfig: async () => ({ trackingScript: "https://js.hs-scripts.com/1.js" }),
}));
vi.mock("../activity/activity.ts", () => ({ recordActivity: stage.recordActivity, onActivity: () => () => undefined }));
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({
  browserSessionStore: {
    get: () => stage.state,
    subscribe: (listener: () => void) => {
      stage.listeners.add(listener);
      return () => stage.listeners.delete(listener);
    },
  },
}));
vi.mock("./marketing.ts", () => {
  const tell = (call: string) => (value?: unknown) => void stage.told.push([call, ...(value ? [value] : [])]);
  class Marketing {
    identify = tell("identify");
    trackEvent = tell("trackEvent");
    trackPageView = tell("trackPageView");
    setUserProperties = tell("setUserProperties");
    stop = tell("stop");
    look = () => undefined;
  }
  return { Marketing };
});

const site = "https://g.example";
const ruth = testSession();
const profiled = { ...ruth, user: { ...ruth.user, crm_opt_out: false } };
const signedIn: SessionState = { kind: "signed-in", session: profiled, subscription: { kind: "checking" } };
const hears = (state: SessionState) => {
  stage.state = state;
  for (const listener of stage.listeners) listener();
};
const opens = (path: string) => visits.tell(`${site}${path}`);
const views = () => stage.told.flatMap(([call, page]) => (call === "trackPageView" ? [page] : []));
const entries = () => stage.recordActivity.mock.calls.map(([, { page_name }, address]) => [page_name, address]);
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

let stop = () => {};
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse("2027-01-10T12:00:00Z"), toFake: ["Date"] });
  sessionStorage.clear();
  stage.state = { kind: "anonymous" };
  opens("/about");
  stop = startTracking();
  await vi.waitFor(() => expect(views()).toHaveLength(1));
  stage.told.length = 0;
  stage.recordActivity.mockClear();
});
afterEach(() => {
  stop();
  stage.told.length = 0;
  vi.useRealTimers();
});

test("a page view is reported once, with name and path", () => {
  opens("/pricing?plan=writer");
  opens("/");
  pass(20);
  opens("/pricing/");
  pass(60);
  opens("/pricing");
  expect(stage.told).toEqual([
    ["trackPageView", { path: "/pricing", name: "Pricing" }],
    ["trackEvent", "pricing_page_visit"],
    ["trackPageView", { path: "/", name: "Dashboard" }],
  ]);
});

test("a new play's two addresses are one page view, with its event", () => {
  opens("/editor/new");
  opens("/editor/the-last-bulb");
  expect(stage.told).toEqual([
    ["trackPageView", { path: "/editor/new", name: "New Play Editor" }],
    ["trackEvent", "editor_new_visit"],
  ]);
});

test("a visit to a shared play is only in the reader's own log, and its token is nowhere", () => {
  hears(signedIn);
  stage.told.length = 0;
  opens("/shared/s3cret.token");
  expect(stage.told).toEqual([]);
  expect(entries()).toEqual([["Shared Play", `${site}/shared/s3cret.token`]]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("s3cret");
});

test("a sign-in is reported with its event, and the plan once it's known, each once", () => {
  hears(signedIn);
  emitAuthChange({ kind: "signed-in", session: ruth, isHere: true });
  emitAuthChange({ kind: "signed-in", session: ruth, isHere: false });
  const known: SessionState = { ...signedIn, subscription: { kind: "known", status: subscribed(true) } };
  hears(known);
  hears(known);
  expect(stage.told.filter(([call]) => call !== "identify")).toEqual([
    ["trackEvent", "user_login"],
    ["setUserProperties", { playwright_subscription_tier: "writer", playwright_subscribed: true }],
  ]);
  expect(stage.told[0]).toMatchObject(["identify", { id: ruth.user.id, email: "ruth@example.org" }]);
  hears({ kind: "anonymous" });
  expect(stage.told.at(-1)).toEqual(["identify"]);
});

const unread: SessionState = { ...signedIn, session: ruth } as SessionState;
const nothingThere = new Refused("not-found", "There is no such profile.");

test.each([
  ["has no preference", () => Promise.resolve({}), true],
  ["has no profile yet", () => Promise.reject(nothingThere), true],
  ["opted out", () => Promise.resolve({ crm_opt_out: true }), false],
  ["can't be asked", () => Promise.reject(new Error("offline")), false],
])("nothing about a person who %s is reported before that is known", async (_, answer, isTold) => {
  stage.getProfile.mockImplementationOnce(answer);
  hears(unread);
  emitAuthChange({ kind: "signed-in", session: ruth, isHere: true });
  opens("/pricing");
  expect(stage.told).toEqual([]);
  await vi.waitFor(() => expect(stage.told).not.toEqual([]));
  const calls = stage.told.map(([call]) => call);
  expect(calls).toEqual(isTold ? ["identify", "trackEvent", "trackPageView", "trackEvent"] : ["stop"]);
});

test("after a person opts out, nothing about them is reported until they sign out", () => {
  hears(signedIn);
  stage.told.length = 0;
  hears({ ...signedIn, session: { ...profiled, user: { ...profiled.user, crm_opt_out: true } } } as SessionState);
  opens("/faq");
  expect(stage.told).toEqual([["stop"]]);
  hears({ kind: "anonymous" });
  opens("/terms");
  expect(stage.told.slice(1)).toEqual([["identify"], ["trackPageView", { path: "/terms", name: "Terms" }]]);
});

test("a page opened while the session loads is logged afterward, with its own address", () => {
  hears({ kind: "loading" });
  opens("/editor/new");
  opens("/editor/the-last-bulb");
  expect(stage.recordActivity).not.toHaveBeenCalled();
  hears(signedIn);
  expect(stage.recordActivity.mock.calls).toEqual([
    ["page_visit", { page_name: "New Play Editor", referrer: `${site}/about` }, `${site}/editor/new`],
  ]);
});

test("visits without a person aren't logged, and pages seen before signing in count again for the person", () => {
  opens("/help");
  hears(signedIn);
  expect(stage.recordActivity).not.toHaveBeenCalled();
  opens("/faq");
  opens("/help");
  opens("/faq");
  expect(entries()).toEqual([
    ["FAQ", `${site}/faq`],
    ["Help", `${site}/help`],
  ]);
});

test("after consent is withdrawn, nothing is reported or stored", () => {
  expect(Object.keys(sessionStorage)).toEqual(["ghostlight.visits.visitor"]);
  stop();
  expect(stage.told).toEqual([["stop"]]);
  opens("/terms");
  hears(signedIn);
  emitAuthChange({ kind: "signed-in", session: ruth, isHere: true });
  expect(stage.told).toEqual([["stop"]]);
  expect(stage.recordActivity).not.toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
