// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { essentialOnly, everything } from "#domain/consent/cookiePreferences.ts";
import { chooseCookies } from "#frontend/platform/consent/chooseCookies.ts";
import { consent } from "#frontend/platform/consent/consent.ts";
import { startTrackingWithConsent } from "./startTrackingWithConsent.ts";

const stopTracking = vi.hoisted(() => vi.fn());
const startTracking = vi.hoisted(() => vi.fn(() => stopTracking));
vi.mock("./tracking.ts", () => ({ startTracking }));

const gtag = vi.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  consent.reread();
  vi.clearAllMocks();
  Object.assign(window, { gtag });
});
afterEach(() => stop());

const rest = () => new Promise((resolve) => setTimeout(resolve, 10));

test("nothing starts before consent, and everything stops when it's withdrawn, any number of times", async () => {
  stop = startTrackingWithConsent();
  await rest();
  chooseCookies(essentialOnly);
  await rest();
  expect(startTracking).not.toHaveBeenCalled();
  for (const round of [1, 2]) {
    chooseCookies(everything);
    await vi.waitFor(() => expect(startTracking).toHaveBeenCalledTimes(round));
    chooseCookies(essentialOnly);
    await vi.waitFor(() => expect(stopTracking).toHaveBeenCalledTimes(round));
  }
});

test("a visitor who withdraws consent while the code loads is never tracked", async () => {
  stop = startTrackingWithConsent();
  chooseCookies(everything);
  chooseCookies(essentialOnly);
  await rest();
  expect(startTracking).not.toHaveBeenCalled();
});

test("an earlier choice, or one in another tab, counts here", async () => {
  localStorage.setItem("cookie-consent", "true");
  localStorage.setItem("cookie-preferences", JSON.stringify(everything));
  consent.reread();
  stop = startTrackingWithConsent();
  await vi.waitFor(() => expect(startTracking).toHaveBeenCalledOnce());
  localStorage.setItem("cookie-preferences", JSON.stringify(essentialOnly));
  consent.reread();
  await vi.waitFor(() => expect(stopTracking).toHaveBeenCalledOnce());
});

test("giving and withdrawing consent to analytics is reported to the analytics function", () => {
  stop = startTrackingWithConsent();
  chooseCookies(everything);
  expect(gtag).toHaveBeenCalledExactlyOnceWith("consent", "update", { analytics_storage: "granted" });
  chooseCookies(essentialOnly);
  expect(gtag).toHaveBeenLastCalledWith("consent", "update", { analytics_storage: "denied" });
});

test("nothing is reported about a visitor who never consented", () => {
  stop = startTrackingWithConsent();
  chooseCookies(essentialOnly);
  expect(gtag).not.toHaveBeenCalled();
});
