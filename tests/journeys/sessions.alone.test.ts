import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.ts";
import { dashboardWords } from "#frontend/messages/dashboard.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { beginPlay, findsElements, isSaved, save, typeKeys } from "./harness/editor.ts";
import { cutLine } from "./harness/network.ts";
import { newWriter } from "./harness/people.ts";
import { switchOnApp } from "./harness/secondFactor.ts";
import { hasOtherToken, storedToken, waitUntilDue, withOwnClock } from "./harness/session.ts";
import { button, chooseSignOut, heading, signInOnPage, submitSignIn } from "./harness/signIn.ts";

const { signIn: words, totp, fields } = authWords;

test("with a minute left the session is refreshed, and both tabs continue with it", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await withOwnClock(context);
  await signInOnPage(page, writer);
  const tab = await context.newPage();
  await tab.goto("/dashboard");
  await heading(tab, dashboardWords.title).waitFor();
  const token = await storedToken(page, "accessToken");
  await waitUntilDue(context);
  await hasOtherToken(page, token);
  await hasOtherToken(tab, token);
  await eventually(
    async () => (await storedToken(tab, "refreshToken")) === (await storedToken(page, "refreshToken")),
  ).toBe(true);
  await tab.reload();
  await heading(tab, dashboardWords.title).waitFor();
});

test("a short outage of the sign-in service ends no session", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await withOwnClock(context);
  await signInOnPage(page, writer);
  const token = await storedToken(page, "accessToken");
  const fault = { service: "cognito", kind: "503", times: 5 };
  const headers = { "content-type": "application/json" };
  await fetch(`${origin}/local/faults`, { method: "POST", headers, body: JSON.stringify(fault) });
  await waitUntilDue(context);
  await hasOtherToken(page, token);
  await heading(page, dashboardWords.title).waitFor();
});

test("signing out everywhere ends another device's session, which keeps its unsent changes", async () => {
  const writer = await newWriter();
  const desk = await newDevice();
  await withOwnClock(desk.context);
  await signInOnPage(desk.page, writer);
  await beginPlay(desk.page);
  await typeKeys(desk.page, "Act I");
  await save(desk.page);
  const mendLine = await cutLine(desk.context);
  await typeKeys(desk.page, " and more");
  await findsElements(desk.page, ["Act I and more"]);

  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await chooseSignOut(page, writer);
  await heading(page, words.title).waitFor();

  const play = desk.page.url();
  await waitUntilDue(desk.context);
  await desk.page.getByText(words.ended).waitFor();
  await expectAccessible(desk.page);
  await mendLine();
  await submitSignIn(desk.page, writer);
  await findsElements(desk.page, ["Act I and more"]);
  expect(desk.page.url()).toBe(play);
  await isSaved(desk.page);
});

test("signing out on this device only leaves the other one signed in", async () => {
  const writer = await newWriter();
  const other = await newDevice();
  await withOwnClock(other.context);
  await signInOnPage(other.page, writer);
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await chooseSignOut(page, writer, shellWords.signOutHere);
  await heading(page, words.title).waitFor();

  const token = await storedToken(other.page, "accessToken");
  await waitUntilDue(other.context);
  await hasOtherToken(other.page, token);
});

test("the tabs of a browser stay in step: signing out or in through one applies to the other", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await signInOnPage(page, writer);
  const tab = await context.newPage();
  await tab.goto("/profile");
  await button(tab, shellWords.account(writer.name)).waitFor();
  await chooseSignOut(page, writer);
  await heading(page, words.title).waitFor();
  await tab.getByText(words.elsewhere).waitFor();
  await submitSignIn(page, writer);
  await heading(page, dashboardWords.title).waitFor();
  await tab.waitForURL("**/profile");
});

test("signing out without a connection to the other devices asks first", async () => {
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
  const app = await switchOnApp(page);
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
