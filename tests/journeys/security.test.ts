import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { proofWords } from "#frontend/messages/proof.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { expectAccessible } from "./harness/access.ts";
import { newDevice } from "./harness/browserDevice.ts";
import { beginPlay, expectElements, save, typeKeys } from "./harness/editor.ts";
import { mailsTo, newestMail } from "./harness/mailbox.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { addAuthenticator } from "./harness/secondFactor.ts";
import { newDeviceOf } from "./harness/session.ts";
import {
  button,
  chooseSignOut,
  field,
  heading,
  signInOnPage,
  submitSignIn,
  waitUntilSignedOut,
} from "./harness/signIn.ts";
import { authenticatorWith } from "./harness/totp.ts";

test("an authenticator app is set up, asked for, and removed", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await page.goto("/security");
  await button(page, securityWords.setUp).click();
  await page.getByRole("img", { name: securityWords.qr }).waitFor();
  await expectAccessible(page);
  const link = new URL((await page.getByRole("link", { name: securityWords.open }).getAttribute("href")) ?? "");
  const secret = link.searchParams.get("secret") ?? "";
  expect((await page.getByRole("code").innerText()).replaceAll(/\s/g, "")).toBe(secret);
  const app = await authenticatorWith(secret);
  await field(page, securityWords.code).fill("12345");
  await button(page, securityWords.switchOn).click();
  await page.getByText(securityWords.codeOdd).waitFor();
  await field(page, securityWords.code).fill(app.nextCode());
  await button(page, securityWords.switchOn).click();
  await page.getByRole("dialog", { name: securityWords.newCodesTitle }).waitFor();
  await expectAccessible(page);
  await button(page, securityWords.codesKept).click();
  await page.getByText(securityWords.switchedOn).waitFor();
  await page.getByText(securityWords.codesLeft({ left: 10 })).waitFor();
  await page.getByText(securityWords.statuses.verified, { exact: true }).waitFor();

  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  await page.goto("/auth");
  await submitSignIn(page, writer);
  await heading(page, authWords.totp.title).waitFor();
  await field(page, authWords.fields.totp).fill(app.nextCode());
  await button(page, authWords.totp.submit).click();
  await heading(page, dashboardWords.title).waitFor();

  await page.goto("/security");
  await button(page, securityWords.remove).click();
  const dialog = page.getByRole("dialog", { name: securityWords.removeTitle });
  await dialog.getByLabel(proofWords.password, { exact: true }).fill("not the password");
  await button(page, securityWords.removeSubmit).click();
  await dialog.getByText(proofWords.wrongPassword).waitFor();
  await dialog.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, securityWords.removeSubmit).click();
  await page.getByText(securityWords.removed).waitFor();
  await newestMail(writer, 4);
  expect((await mailsTo(writer)).slice(1).map(({ subject }) => subject)).toEqual([
    "Your Ghostlight account has an authenticator app",
    "New recovery codes for your Ghostlight account",
    "Your authenticator app was removed from Ghostlight",
  ]);
  await button(page, securityWords.setUp).waitFor();
  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  await signInOnPage(page, writer);
});

test("without the authenticator app, a recovery code and the password let its owner in", async () => {
  const writer = await newWriter();
  const { page: first } = await newDeviceOf(writer);
  await first.goto("/security");
  await addAuthenticator(first);
  await first.reload();
  await button(first, securityWords.makeCodes).click();
  const dialog = first.getByRole("dialog", { name: securityWords.newCodesTitle });
  await dialog.waitFor();
  const codes = await dialog.getByRole("code").allInnerTexts();
  expect(codes).toHaveLength(10);

  const { page } = await newDevice();
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
  await field(page, authWords.recovery.code).fill((codes[4] ?? "").toUpperCase());
  await button(page, authWords.recovery.submit).click();
  await heading(page, dashboardWords.title).waitFor();
  expect((await newestMail(writer, 2)).subject).toBe("Your authenticator app was removed from Ghostlight");

  await page.goto("/security");
  await button(page, securityWords.setUp).waitFor();
  await page.getByRole("cell", { name: securityWords.means["recovery-code"] }).waitFor();
});

/** Signs in and waits until the sign-in is recorded. */
async function signInAndWaitForRecord(page: Page, writer: TestPerson): Promise<void> {
  const recorded = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/profile"),
  );
  await signInOnPage(page, writer);
  await recorded;
}

test("the previous visit and recent sign-ins are shown, and signing out everywhere ends the session", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInAndWaitForRecord(page, writer);
  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  await signInAndWaitForRecord(page, writer);
  await page.goto("/security");
  await page.getByText(securityWords.before({ moment: "today" }).slice(0, -1)).waitFor();
  await page.getByRole("cell", { name: securityWords.means.password }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: securityWords.everywhere }).click();
  await waitUntilSignedOut(page);
});

test("a device that's signed out from another one doesn't sync anymore, and the open play can be written further", async () => {
  const writer = await newWriter();
  const { page: there } = await newDeviceOf(writer);
  const reported = there.waitForResponse((answer) => /\/api\/devices\//.test(answer.url()));
  await beginPlay(there);
  await typeKeys(there, "Act I");
  await save(there);
  await reported;

  const { page } = await newDeviceOf(writer);
  await page.goto("/security");
  const device = page.getByRole("listitem").filter({ hasText: deviceWords.seen({ moment: "" }).trim() });
  await device.getByRole("button", { name: deviceWords.signOut }).click();
  await device.getByText(deviceWords.wasSignedOut({ moment: "" }).trim()).waitFor();
  await expectAccessible(page);

  await there.bringToFront();
  await typeKeys(there, " and more");
  await there.getByText(savingWords.sessionOver).waitFor();
  await expectElements(there, ["Act I and more"]);
  await page.goto("/dashboard");
  await heading(page, dashboardWords.title).waitFor();
});
