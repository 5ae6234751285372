import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { type BrowserDevice, eventually, newDevice } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { expectElements, manuscript, pressEnd, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { advanceToRefresh, installClock, newDeviceOf, storedToken, waitForNewToken } from "./harness/session.ts";
import { button, chooseSignOut, heading, signInOnPage, submitSignIn, waitUntilSignedOut } from "./harness/signIn.ts";

const { signIn: words } = authWords;

/** Opens a browser in which a person is signed in, and whose clock can be advanced. */
async function newDeviceWithClock(writer: TestPerson): Promise<BrowserDevice> {
  const device = await newDeviceOf(writer);
  await installClock(device.context);
  return device;
}

test("the session is refreshed a minute before it expires, in spite of a short outage, and both tabs continue with it", async () => {
  const { page, context } = await newDeviceWithClock(await newWriter());
  const tab = await context.newPage();
  for (const one of [page, tab]) {
    await one.goto("/dashboard");
    await heading(one, dashboardWords.title).waitFor();
  }
  const token = await storedToken(page, "accessToken");
  let failures = 0;
  await context.route(/\/local\/cognito/, (route) =>
    ++failures <= 5 ? route.fulfill({ status: 503, json: { message: "Service Unavailable" } }) : route.continue(),
  );
  await advanceToRefresh(context);
  await waitForNewToken(page, token);
  await waitForNewToken(tab, token);
  expect(failures).toBeGreaterThan(5);
  await eventually(
    async () => (await storedToken(tab, "refreshToken")) === (await storedToken(page, "refreshToken")),
  ).toBe(true);
  await tab.reload();
  await heading(tab, dashboardWords.title).waitFor();
});

/**
 * Has another tab refresh the session. Browsers slow down the timers of tabs in the background. Returns a function that
 * takes it back.
 */
async function refreshInBackground(page: Page, tab: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    navigator.locks.request = () => new Promise(() => undefined);
  });
  await tab.evaluate(() => {
    const set = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...values: unknown[]) => set(run, Math.max(ms, 1000), ...values),
      restoreTimeout: () => Object.assign(window, { setTimeout: set }),
    });
  });
  return async () => {
    await page.evaluate(() => Reflect.deleteProperty(navigator.locks, "request"));
    await tab.evaluate(() => (window as unknown as { restoreTimeout: () => void }).restoreTimeout());
  };
}

test("signing out everywhere ends another device's session, and the play that is open there in two tabs can be written further", async () => {
  const [writer, other] = [await newWriter(), await newWriter()];
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Act I"));
  const { page: laptop, context } = await newDeviceWithClock(writer);
  const tab = await context.newPage();
  for (const one of [tab, laptop]) {
    await one.goto(`/editor/${playId}`);
    await expectElements(one, ["Act I"]);
  }

  const { page } = await newDeviceOf(writer);
  await page.goto("/dashboard");
  await chooseSignOut(page, writer);
  await heading(page, words.title).waitFor();

  await laptop.bringToFront();
  await manuscript(laptop).focus();
  await pressEnd(laptop, "scene");
  await typeKeys(laptop, " and");
  await expectElements(tab, ["Act I and"]);
  const restore = await refreshInBackground(laptop, tab);
  await advanceToRefresh(context);
  await laptop.getByText(savingNoticeWords.sessionOver).waitFor();
  await tab.getByText(savingNoticeWords.sessionOver).waitFor();
  await restore();
  await expectAccessible(laptop);
  await typeKeys(laptop, " more");
  await expectElements(laptop, ["Act I and more"]);
  await expectElements(tab, ["Act I and more"]);

  await tab.bringToFront();
  await tab.getByRole("link", { name: savingNoticeWords.signIn, exact: true }).click();
  await tab.getByText(words.ended).waitFor();
  await tab.goBack();
  await tab.getByText(words.ended).waitFor();
  await submitSignIn(tab, other);
  for (const one of [laptop, tab]) await heading(one, editorWords.cannotOpen).waitFor();
  expect(await laptop.getByText("Act I").count()).toBe(0);
  expect(await tab.getByText("Act I").count()).toBe(0);

  await tab.goto("/dashboard");
  await chooseSignOut(tab, other);
  await waitUntilSignedOut(tab);
  await submitSignIn(tab, writer);
  await heading(tab, dashboardWords.title).waitFor();
  await tab.goto(`/editor/${playId}`);
  await expectElements(tab, ["Act I and more"]);
  await waitUntilSaved(tab);
});

test("signing out or in applies to all tabs of a browser, and another device stays signed in if the writer wants it or it can't be reached", async () => {
  const writer = await newWriter();
  const other = await newDeviceWithClock(writer);
  await other.page.goto("/dashboard");
  await heading(other.page, dashboardWords.title).waitFor();
  const { page, context } = await newDevice();
  await signInOnPage(page, writer);
  const tab = await context.newPage();
  await tab.goto("/profile");
  await button(tab, shellWords.account({ name: writer.name })).waitFor();
  await chooseSignOut(page, writer, shellWords.signOutHere);
  await heading(page, words.title).waitFor();
  await tab.getByText(words.elsewhere).waitFor();
  await submitSignIn(page, writer);
  await heading(page, dashboardWords.title).waitFor();
  await tab.waitForURL("**/profile");

  await page.route(/\/api\/security\/changes/, (route) => route.abort("connectionfailed"));
  await chooseSignOut(page, writer);
  const dialog = page.getByRole("dialog", { name: shellWords.unreachableTitle });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: shellWords.unsentLeave }).click();
  await heading(page, words.title).waitFor();

  const token = await storedToken(other.page, "accessToken");
  await advanceToRefresh(other.context);
  await waitForNewToken(other.page, token);
});
