import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { beginPlay, expectElements, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { addAuthenticator } from "./harness/secondFactor.ts";
import { advanceToRefresh, installClock, storedToken, waitForNewToken } from "./harness/session.ts";
import { button, chooseSignOut, heading, signInOnPage, submitSignIn, waitUntilSignedOut } from "./harness/signIn.ts";

const { signIn: words, totp, fields } = authWords;

test("the session is refreshed a minute before it expires, and both tabs continue with it", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await installClock(context);
  await signInOnPage(page, writer);
  const tab = await context.newPage();
  await tab.goto("/dashboard");
  await heading(tab, dashboardWords.title).waitFor();
  const token = await storedToken(page, "accessToken");
  await advanceToRefresh(context);
  await waitForNewToken(page, token);
  await waitForNewToken(tab, token);
  await eventually(
    async () => (await storedToken(tab, "refreshToken")) === (await storedToken(page, "refreshToken")),
  ).toBe(true);
  await tab.reload();
  await heading(tab, dashboardWords.title).waitFor();
});

test("a short outage of the sign-in service doesn't end any session", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await installClock(context);
  await signInOnPage(page, writer);
  const token = await storedToken(page, "accessToken");
  const fault = { service: "cognito", kind: "503", times: 5 };
  const headers = { "content-type": "application/json" };
  await fetch(`${origin}/local/faults`, { method: "POST", headers, body: JSON.stringify(fault) });
  await advanceToRefresh(context);
  await waitForNewToken(page, token);
  await heading(page, dashboardWords.title).waitFor();
});

test("if one tab finds that the session has ended, the play stays open in the other tab", async () => {
  const writer = await newWriter();
  const { context, page } = await newDevice();
  await installClock(context);
  await signInOnPage(page, writer);
  await beginPlay(page);
  await typeKeys(page, "Act I");
  await save(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expectElements(tab, ["Act I"]);

  const { page: elsewhere } = await newDevice();
  await signInOnPage(elsewhere, writer);
  await chooseSignOut(elsewhere, writer);
  await heading(elsewhere, words.title).waitFor();

  // The other tab refreshes the session, and browsers slow down the timers of tabs in the background.
  await page.evaluate(() => {
    navigator.locks.request = () => new Promise(() => undefined);
  });
  await tab.evaluate(() => {
    const set = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...values: unknown[]) => set(run, Math.max(ms, 1000), ...values),
    });
  });
  await advanceToRefresh(context);
  await page.getByText(savingWords.sessionOver).waitFor();
  await expectElements(page, ["Act I"]);
});

test("signing out everywhere ends another device's session, and the play that is open there can be written further", async () => {
  const [writer, other] = [await newWriter(), await newWriter()];
  const laptop = await newDevice();
  await installClock(laptop.context);
  await signInOnPage(laptop.page, writer);
  await beginPlay(laptop.page);
  await typeKeys(laptop.page, "Act I");
  await save(laptop.page);
  const play = laptop.page.url();
  const tab = await laptop.context.newPage();
  await tab.goto(play);
  await expectElements(tab, ["Act I"]);

  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await chooseSignOut(page, writer);
  await heading(page, words.title).waitFor();

  await laptop.page.bringToFront();
  await typeKeys(laptop.page, " and");
  await advanceToRefresh(laptop.context);
  await laptop.page.getByText(savingWords.sessionOver).waitFor();
  await tab.getByText(savingWords.sessionOver).waitFor();
  await expectAccessible(laptop.page);
  await typeKeys(laptop.page, " more");
  await expectElements(laptop.page, ["Act I and more"]);
  await expectElements(tab, ["Act I and more"]);

  await laptop.page.getByRole("link", { name: savingWords.signIn, exact: true }).click();
  await laptop.page.getByText(words.ended).waitFor();
  await laptop.page.goBack();
  await laptop.page.getByText(words.ended).waitFor();
  await submitSignIn(laptop.page, other);
  for (const one of [laptop.page, tab]) await heading(one, editorWords.cannotOpen).waitFor();
  expect(await laptop.page.getByText("Act I").count()).toBe(0);
  expect(await tab.getByText("Act I").count()).toBe(0);

  await laptop.page.goto("/dashboard");
  await chooseSignOut(laptop.page, other);
  await waitUntilSignedOut(laptop.page);
  await submitSignIn(laptop.page, writer);
  await heading(laptop.page, dashboardWords.title).waitFor();
  await laptop.page.goto(play);
  await expectElements(laptop.page, ["Act I and more"]);
  await waitUntilSaved(laptop.page);
});

test("signing out on this device only leaves the other one signed in", async () => {
  const writer = await newWriter();
  const other = await newDevice();
  await installClock(other.context);
  await signInOnPage(other.page, writer);
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await chooseSignOut(page, writer, shellWords.signOutHere);
  await heading(page, words.title).waitFor();

  const token = await storedToken(other.page, "accessToken");
  await advanceToRefresh(other.context);
  await waitForNewToken(other.page, token);
});

test("the tabs of a browser stay in sync: signing out or in in one applies to the others", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await signInOnPage(page, writer);
  const tab = await context.newPage();
  await tab.goto("/profile");
  await button(tab, shellWords.account({ name: writer.name })).waitFor();
  await chooseSignOut(page, writer);
  await heading(page, words.title).waitFor();
  await tab.getByText(words.elsewhere).waitFor();
  await submitSignIn(page, writer);
  await heading(page, dashboardWords.title).waitFor();
  await tab.waitForURL("**/profile");
});

test("signing out while the other devices can't be reached asks first", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await page.route(/\/local\/cognito/, (route) => route.abort("connectionfailed"));
  await chooseSignOut(page, writer);
  const dialog = page.getByRole("dialog", { name: shellWords.unreachableTitle });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: shellWords.unsentLeave }).click();
  await heading(page, words.title).waitFor();
});

test("an account with an authenticator app asks for its code, as often as it is wrong", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await signInOnPage(page, writer);
  const app = await addAuthenticator(page);
  await chooseSignOut(page, writer);
  await submitSignIn(page, writer);

  await heading(page, totp.title).waitFor();
  const code = page.getByRole("textbox", { name: fields.totp });
  await eventually(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await code.fill(app.wrongCode());
  await button(page, totp.submit).click();
  await page.getByText(totp.wrong).waitFor();
  await code.fill(app.code());
  await button(page, totp.submit).click();
  await heading(page, dashboardWords.title).waitFor();
  expect(context.pages()).toHaveLength(1);
});
