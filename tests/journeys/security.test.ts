import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { countRecoveryCodes } from "#domain/api/recoveryCodes.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { proofWords } from "#frontend/messages/proof.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { expectElements, manuscript, pressEnd, typeKeys } from "./harness/editor.ts";
import { mailsTo, newestMail } from "./harness/mailbox.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { installClock, newDeviceOf, storedToken } from "./harness/session.ts";
import { button, chooseSignOut, field, heading, submitSignIn, waitUntilSignedOut } from "./harness/signIn.ts";
import { type AuthenticatorOnPhone, authenticatorWith } from "./harness/totp.ts";

interface SetUpApp {
  readonly app: AuthenticatorOnPhone;
  /** The recovery codes that were shown. */
  readonly codes: readonly string[];
}

async function codesLeft(page: Page): Promise<number> {
  const authorization = `Bearer ${await storedToken(page, "accessToken")}`;
  const answer = await fetch(`${origin}/api${countRecoveryCodes.path}`, { headers: { authorization } });
  return countRecoveryCodes.response.parse(await answer.json()).left;
}

/** Sets up an authenticator app on the security page. */
async function setUpApp(page: Page): Promise<SetUpApp> {
  await button(page, securityWords.setUp).click();
  await page.getByRole("img", { name: securityWords.qr }).waitFor();
  await expectAccessible(page);
  const link = new URL((await page.getByRole("link", { name: securityWords.open }).getAttribute("href")) ?? "");
  const secret = link.searchParams.get("secret") ?? "";
  expect((await page.getByRole("code").innerText()).replaceAll(/\s/g, "")).toBe(secret);
  // Those of an app before it are gone, and so making new ones needs no fresh sign-in.
  expect(await codesLeft(page)).toBe(0);
  const app = await authenticatorWith(secret);
  await field(page, securityWords.code).fill("12345");
  await button(page, securityWords.switchOn).click();
  await page.getByText(securityWords.codeOdd).waitFor();
  await field(page, securityWords.code).fill(app.nextCode());
  await button(page, securityWords.switchOn).click();
  const dialog = page.getByRole("dialog", { name: securityWords.newCodesTitle });
  await dialog.waitFor();
  await expectAccessible(page);
  const codes = await dialog.getByRole("code").allInnerTexts();
  await button(page, securityWords.codesKept).click();
  await page.getByText(securityWords.switchedOn).waitFor();
  await page.getByText(securityWords.codesLeft({ left: 10 })).waitFor();
  await page.getByText(securityWords.statuses.verified, { exact: true }).waitFor();
  return { app, codes };
}

async function signInWithApp(page: Page, writer: TestPerson, app: AuthenticatorOnPhone): Promise<void> {
  await submitSignIn(page, writer);
  await heading(page, authWords.totp.title).waitFor();
  await field(page, authWords.fields.totp).fill(app.wrongCode());
  await button(page, authWords.totp.submit).click();
  await page.getByText(authWords.totp.wrong).waitFor();
  await field(page, authWords.fields.totp).fill(app.nextCode());
  await button(page, authWords.totp.submit).click();
  await heading(page, dashboardWords.title).waitFor();
}

async function removeApp(page: Page, writer: TestPerson): Promise<void> {
  await button(page, securityWords.remove).click();
  const dialog = page.getByRole("dialog", { name: securityWords.removeTitle });
  await dialog.getByLabel(proofWords.password, { exact: true }).fill("not the password");
  await button(page, securityWords.removeSubmit).click();
  await dialog.getByText(proofWords.wrongPassword).waitFor();
  await dialog.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, securityWords.removeSubmit).click();
  await page.getByText(securityWords.removed).waitFor();
}

async function signInWithRecoveryCode(page: Page, writer: TestPerson, code: string): Promise<void> {
  await page.goto("/auth");
  await submitSignIn(page, writer);
  await heading(page, authWords.totp.title).waitFor();
  await page.getByText(authWords.totp.lost).click();
  await button(page, authWords.totp.useCode).click();
  await heading(page, authWords.recovery.title).waitFor();
  await expectAccessible(page);
  await field(page, authWords.recovery.code).fill("0000 0000 0000 0000");
  await button(page, authWords.recovery.submit).click();
  await page.getByText(authWords.recovery.wrong).waitFor();
  await field(page, authWords.recovery.code).fill(code.toUpperCase());
  await button(page, authWords.recovery.submit).click();
  await heading(page, dashboardWords.title).waitFor();
}

test("a writer signs in with an authenticator app, replaces it, and without it gets in with a recovery code of the new one", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await page.goto("/security");
  const first = await setUpApp(page);
  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  await signInWithApp(page, writer, first.app);
  await page.goto("/security");
  await removeApp(page, writer);
  await newestMail(writer, 4);
  expect((await mailsTo(writer)).slice(1).map(({ subject }) => subject)).toEqual([
    "Your Ghostlight account has an authenticator app",
    "New recovery codes for your Ghostlight account",
    "Your authenticator app was removed from Ghostlight",
  ]);
  const second = await setUpApp(page);
  expect(second.codes).toHaveLength(10);
  expect(second.codes.filter((code) => first.codes.includes(code))).toEqual([]);

  const { page: elsewhere } = await newDevice();
  await signInWithRecoveryCode(elsewhere, writer, second.codes[4] ?? "");
  expect((await newestMail(writer, 7)).subject).toBe("Your authenticator app was removed from Ghostlight");
  await elsewhere.goto("/security");
  await button(elsewhere, securityWords.setUp).waitFor();
  await elsewhere.getByRole("cell", { name: securityWords.means["recovery-code"] }).waitFor();
});

test("a device that's signed out from another one doesn't sync anymore, and the open play can be written further", async () => {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Act I"));
  const { page: there, context } = await newDeviceOf(writer);
  await installClock(context);
  const reports: string[] = [];
  there.on("response", (answer) => /\/api\/devices\//.test(answer.url()) && reports.push(answer.url()));
  await there.goto(`/editor/${playId}`);
  await manuscript(there).waitFor();
  // A device reports every 20 seconds.
  await eventually(
    async () => {
      await context.clock.fastForward("00:20");
      return reports.length;
    },
    { interval: 1000 },
  ).toBeGreaterThan(0);

  const { page } = await newDeviceOf(writer);
  await page.goto("/security");
  const device = page.getByRole("listitem").filter({ hasText: deviceWords.seen({ moment: "" }).trim() });
  await device.getByRole("button", { name: deviceWords.signOut }).click();
  await device.getByText(deviceWords.wasSignedOut({ moment: "" }).trim()).waitFor();
  await expectAccessible(page);

  await there.bringToFront();
  await manuscript(there).focus();
  await pressEnd(there, "scene");
  await typeKeys(there, " and more");
  await there.getByText(savingNoticeWords.sessionOver).waitFor();
  await expectElements(there, ["Act I and more"]);
  await page.goto("/dashboard");
  await heading(page, dashboardWords.title).waitFor();
});
