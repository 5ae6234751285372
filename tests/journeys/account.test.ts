import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { profileWords } from "#frontend/messages/account.yaml";
import { accountDataWords } from "#frontend/messages/accountData.yaml";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { frontWords } from "#frontend/messages/editor.yaml";
import { proofWords } from "#frontend/messages/proof.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { accountDeletedWords, deleteAccountWords, settingsWords } from "#frontend/messages/settings.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, phone } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { beginPlay, manuscript, titleField, typeKeys, waitUntilOnDevice } from "./harness/editor.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { addAuthenticator } from "./harness/secondFactor.ts";
import { newDeviceOf, storedSession } from "./harness/session.ts";
import { button, field, heading, submitSignIn, waitUntilSignedOut } from "./harness/signIn.ts";

async function openSettings(path: string, title: string): Promise<{ page: Page; writer: TestPerson }> {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await page.goto(path);
  await heading(page, title).waitFor();
  return { page, writer };
}

test("a profile survives a mistake, a reload, a lost connection and a second tab, and is on the title page of new plays", async () => {
  const { page } = await openSettings("/profile", profileWords.title);
  await field(page, profileWords.fullName).fill("Ruth Amber");
  await field(page, profileWords.address).fill("4 Lamp Row\nLeeds");
  await field(page, profileWords.website).fill("my website");
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.websiteOdd).waitFor();
  await page.reload();
  await page.getByText(profileWords.draft).waitFor();
  expect(await field(page, profileWords.address).inputValue()).toBe("4 Lamp Row\nLeeds");
  await field(page, profileWords.website).fill("ruth.example");
  await page.route(/\/api\/profile/, (route) => route.abort());
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.notSaved).waitFor();
  await page.unroute(/\/api\/profile/);
  await field(page, profileWords.website).press("Enter");
  await page.getByText(profileWords.saved).waitFor();
  await button(page, shellWords.account({ name: "Ruth Amber" })).waitFor();
  await changeInTwoTabs(page);
  await beginPlay(page);
  await eventually(() => field(page, frontWords.contact).inputValue()).toContain("4 Lamp Row\nLeeds");
});

/** Saves changes in two tabs. Different fields are merged, and a field that changed in both is shown in the later one. */
async function changeInTwoTabs(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/profile");
  await eventually(() => field(other, profileWords.website).inputValue()).toBe("https://ruth.example");
  expect(await other.getByText(profileWords.draft).count()).toBe(0);
  await field(other, profileWords.agent).fill("Quill & Co.");
  await button(other, profileWords.save).click();
  await other.getByText(profileWords.saved).waitFor();
  await field(page, profileWords.penName).fill("R. A.");
  await button(page, profileWords.save).click();
  await eventually(() => field(page, profileWords.agent).inputValue()).toBe("Quill & Co.");
  await field(other, profileWords.penName).fill("Ruth E.");
  await button(other, profileWords.save).click();
  await other.getByText(profileWords.changedElsewhere).waitFor();
  await other.getByText(profileWords.newer({ field: profileWords.penName, value: "R. A." })).waitFor();
  expect(await field(other, profileWords.penName).inputValue()).toBe("Ruth E.");
  await expectAccessible(other);
  await button(other, profileWords.useNewer).click();
  expect(await field(other, profileWords.penName).inputValue()).toBe("R. A.");
  await field(other, profileWords.fullName).fill(" ");
  await other.reload();
  await eventually(() => field(other, profileWords.fullName).inputValue()).toBe(" ");
  await button(other, profileWords.discard).click();
  expect(await field(other, profileWords.fullName).inputValue()).toBe("Ruth Amber");
}

const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? "";

async function askForCode(page: Page, newEmail: string): Promise<void> {
  await field(page, settingsWords.newEmail).fill(newEmail);
  await button(page, settingsWords.sendCode).click();
}

test("a taken address is handled like any other; a free one takes effect with its code, and until then the old one signs in", async () => {
  const owner = await newWriter();
  const { page, writer } = await openSettings("/security", securityWords.title);
  await button(page, settingsWords.changeEmail).click();
  await page.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, settingsWords.continue).click();
  await askForCode(page, writer.email.toUpperCase());
  await page.getByText(settingsWords.emailSame).waitFor();

  await askForCode(page, owner.email);
  await page.getByText(settingsWords.codeSent({ email: owner.email, old: writer.email })).waitFor();
  const mail = await newestMail(owner, 2);
  expect([mail.subject, codeIn(mail.text)]).toEqual(["This address already has a Ghostlight account", ""]);
  await field(page, settingsWords.codeFrom).fill("123456");
  await button(page, settingsWords.confirm).click();
  await page.getByText(settingsWords.codeWrong).waitFor();
  await button(page, settingsWords.resend).click();
  await newestMail(owner, 3);
  await button(page, settingsWords.otherEmail).click();

  const moved = { ...writer, email: `moved.${writer.email}` };
  await askForCode(page, moved.email);
  await page.getByText(settingsWords.codeSent({ email: moved.email, old: writer.email })).waitFor();
  const notice = await newestMail(writer, 2);
  expect([notice.subject, codeIn(notice.text)]).toEqual([
    "Your Ghostlight account is about to get another e-mail address",
    "",
  ]);
  await storedSession(writer);
  await page.reload();
  await button(page, settingsWords.resend).click();
  await page.getByText(settingsWords.resent).waitFor();
  await expectAccessible(page);
  await field(page, settingsWords.codeFrom).fill(codeIn((await newestMail(moved, 2)).text));
  await button(page, settingsWords.confirm).click();
  await page.getByText(settingsWords.emailChanged({ email: moved.email })).waitFor();
  await page.getByText(moved.email, { exact: true }).first().waitFor();
  await expect(storedSession(writer)).rejects.toThrow("Incorrect");
  await storedSession(moved);
});

/** Submits the sign-in form on the screen, and waits until the sign-in is recorded. */
async function signInAndWaitForRecord(page: Page, writer: TestPerson): Promise<void> {
  const recorded = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/profile"),
  );
  await submitSignIn(page, writer);
  await recorded;
  await heading(page, dashboardWords.title).waitFor();
}

test("a writer changes the password, signs out everywhere, and with the new password sees when they signed in before", async () => {
  const writer = await newWriter();
  const changed = { ...writer, password: "three ghosts at noon" };
  const { page } = await newDevice();
  await page.goto("/auth");
  await signInAndWaitForRecord(page, writer);
  await page.goto("/security");
  await button(page, settingsWords.changePassword).click();
  const setPassword = async (old: string, fresh: string) => {
    await page.getByLabel(settingsWords.oldPassword, { exact: true }).fill(old);
    await page.getByLabel(settingsWords.newPassword, { exact: true }).fill(fresh);
    await button(page, settingsWords.setPassword).click();
  };
  await setPassword(writer.password, "password1");
  await page.getByText("This password is too common.").waitFor();
  await setPassword("not the password", changed.password);
  await page.getByText(settingsWords.oldWrong).first().waitFor();
  await setPassword(writer.password, changed.password);
  await page.getByText(settingsWords.passwordChanged).waitFor();
  expect((await newestMail(writer, 2)).subject).toBe("Your Ghostlight password was changed");
  await page.getByRole("main").getByRole("button", { name: settingsWords.everywhere }).first().click();
  await waitUntilSignedOut(page);
  await submitSignIn(page, writer);
  await page.getByText(authWords.failures["invalid-credentials"]).waitFor();
  await signInAndWaitForRecord(page, changed);
  await page.goto("/security");
  await page.getByText(securityWords.before({ moment: "today" }).slice(0, -1)).waitFor();
  await page.getByRole("cell", { name: securityWords.means.password }).first().waitFor();
  await expectAccessible(page);
});

/** Writes a play that only this device has. */
async function writeOffline(page: Page, title: string): Promise<void> {
  await page.route(/\/api\/plays/, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, "Hall{Enter}{Enter}{Tab}NORA{Enter}Hm.");
  await waitUntilOnDevice(page);
}

/** Downloads all data, and checks that they have all these plays. */
async function takeDataAlong(page: Page, titles: readonly string[]): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, accountDataWords.start).click()]);
  await page.getByText(accountDataWords.done({ plays: titles.length })).waitFor();
  expect(download.suggestedFilename()).toMatch(/^Ghostlight \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await buffer(await download.createReadStream()));
  const parts = ["activity", "contact", "devices", "feedback", "messages", "presets", "profile", "security", "shares"];
  expect(Object.keys(files).sort()).toEqual([
    "README.txt",
    ...[...parts, "sign-ins", "submissions", "subscription", "versions"].map((name) => `account/${name}.json`),
    ...titles.flatMap((title) => [`plays/${title}.fountain`, `plays/${title}.json`]),
  ]);
  for (const title of titles) {
    expect(strFromU8(files[`plays/${title}.fountain`] ?? new Uint8Array())).toMatch(/NORA\r?\nHm\./);
    expect(JSON.parse(strFromU8(files[`plays/${title}.json`] ?? new Uint8Array()))).toMatchObject({ front: { title } });
  }
}

async function startLeaving(page: Page): Promise<Locator> {
  await button(page, deleteAccountWords.button).click();
  await page
    .getByRole("dialog", { name: deleteAccountWords.dialogTitle })
    .getByText(deleteAccountWords.keeps)
    .waitFor();
  await expectAccessible(page);
  await button(page, deleteAccountWords.next).click();
  const dialog = page.getByRole("dialog", { name: deleteAccountWords.proveTitle });
  await dialog.waitFor();
  return dialog;
}

/** Returns what the browser still stores about a person. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^(ghostlight\.|Cognito)/.test(name)));

test("a writer takes all data along in one file, with text that only this device has, and deletes the account with password and code", async () => {
  const writer = await newWriter();
  const { ask, makePlay } = await apiOf(writer);
  await makePlay("Ghosts", scene("Hall", speech("NORA", "Hm.")));
  const { page } = await newDeviceOf(writer);
  const app = await addAuthenticator(page);
  await writeOffline(page, "Brand");
  await page.goto("/account-settings");
  await takeDataAlong(page, ["Brand", "Ghosts"]);

  const dialog = await startLeaving(page);
  // With an authenticator app, no link would be sent.
  await dialog.getByRole("link", { name: proofWords.newPassword }).waitFor();
  expect(await button(page, proofWords.sendLink).count()).toBe(0);
  await dialog.getByLabel(proofWords.password, { exact: true }).fill("not the password");
  await button(page, deleteAccountWords.submit).click();
  await dialog.getByText(proofWords.wrongPassword).waitFor();
  expect((await ask("GET", "/plays")).status).toBe(200);
  await dialog.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, deleteAccountWords.submit).click();
  await field(page, proofWords.code).fill(app.code());
  await button(page, deleteAccountWords.submit).click();
  await heading(page, accountDeletedWords.title).waitFor();
  expect((await ask("GET", "/plays")).status).toBeGreaterThanOrEqual(401);
  await eventually(() => keptNames(page)).toEqual([]);
  expect((await newestMail(writer, 2)).subject).toBe("Your Ghostlight account was deleted");
});

test("on a phone, the link from the e-mail is enough to delete an account, like the password", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer, phone);
  await page.goto("/account-settings");
  await startLeaving(page);
  await button(page, proofWords.sendLink).click();
  await page.getByText(proofWords.linkSent({ email: writer.email })).waitFor();
  await page.goto(linkIn(await newestMail(writer, 2)));
  await button(page, authWords.redeem.submit({ email: writer.email })).click();
  await page.getByText(deleteAccountWords.proved).waitFor();
  await button(page, deleteAccountWords.submit).click();
  await heading(page, accountDeletedWords.title).waitFor();
});
