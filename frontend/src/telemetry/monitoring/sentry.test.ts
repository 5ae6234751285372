// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { openSentry } from "./sentry.ts";

const sentry = vi.hoisted(() => ({
  init: vi.fn(),
  addIntegration: vi.fn(),
  captureMessage: vi.fn(),
  captureException: vi.fn(),
  replayIntegration: vi.fn(() => ({ name: "Replay" })),
  getReplay: vi.fn(),
  breadcrumbsIntegration: vi.fn(),
  browserTracingIntegration: vi.fn(),
  makeFetchTransport: vi.fn(),
}));
vi.mock("@sentry/react", () => sentry);
const consent = vi.hoisted(() => ({ analytics: false, listeners: new Set<() => void>() }));
vi.mock("#frontend/platform/consent/consent.ts", () => ({
  consent: {
    get: () => ({ preferences: consent }),
    subscribe: (listener: () => void) => consent.listeners.add(listener),
  },
}));
const choose = (analytics: boolean) => {
  consent.analytics = analytics;
  for (const listener of consent.listeners) listener();
};

beforeEach(() => {
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  consent.analytics = false;
});
afterEach(() => {
  vi.clearAllMocks();
  consent.listeners.clear();
});

const open = () => openSentry({ dsn: "https://key@sentry.example/1", stage: "live", release: "r1" });
const options = () => sentry.init.mock.calls[0]?.[0];

test("one visit in ten is recorded, and every visit with an error", async () => {
  await open();
  expect(options()).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
  expect(options()).toMatchObject({ environment: "live", release: "r1", sendDefaultPii: false });
});

test("one visit in ten is traced, with consent, and a reader's page never is", async () => {
  await open();
  expect(options().tracesSampler()).toBe(0);
  consent.analytics = true;
  expect(options().tracesSampler()).toBe(0.1);
  history.replaceState(null, "", "/shared/token");
  expect(options().tracesSampler()).toBe(0);
  history.replaceState(null, "", "/");
});

test("the recorder is added only with consent, unmasked and with media, as specified", async () => {
  await open();
  expect(sentry.addIntegration).not.toHaveBeenCalled();
  consent.analytics = true;
  await open();
  await vi.waitFor(() => expect(sentry.addIntegration).toHaveBeenCalledOnce());
  expect(sentry.replayIntegration).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      maskAllText: false,
      blockAllMedia: false,
      networkCaptureBodies: false,
      mask: ["title"],
      maskAttributes: ["title", "placeholder", "aria-label", "alt", "value"],
    }),
  );
});

test("with consent, the recorder runs before the first error can be sent", async () => {
  consent.analytics = true;
  const opening = open();
  expect(sentry.init).not.toHaveBeenCalled();
  await opening;
  expect(sentry.init).toHaveBeenCalledOnce();
  expect(sentry.addIntegration).toHaveBeenCalledOnce();
});

test("when consent is withdrawn, the recorder stops and sends nothing more", async () => {
  const stop = vi.fn(async () => undefined);
  sentry.getReplay.mockReturnValue({ stop, startBuffering: vi.fn() });
  await open();
  choose(true);
  await vi.waitFor(() => expect(sentry.addIntegration).toHaveBeenCalledOnce());
  expect(stop).not.toHaveBeenCalled();
  choose(false);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledExactlyOnceWith({ flush: false }));
});

test("messages keep their level, and exceptions their context", async () => {
  const monitor = await open();
  const error = new Error("broken");
  monitor.message("warning", "careful", { where: "here" });
  monitor.exception(error, { where: "there" });
  expect(sentry.captureMessage).toHaveBeenCalledExactlyOnceWith("careful", {
    level: "warning",
    extra: { where: "here" },
  });
  expect(sentry.captureException).toHaveBeenCalledExactlyOnceWith(error, { extra: { where: "there" } });
});
