import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accountFrameWords, profileWords } from "#frontend/messages/account.yaml";
import { accountDataWords } from "#frontend/messages/accountData.yaml";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { frontWords } from "#frontend/messages/editor.yaml";
import { proofWords } from "#frontend/messages/proof.yaml";
import { securityWords } from "#frontend/messages/security.yaml";
import { accountDeletedWords, deleteAccountWords, settingsWords } from "#frontend/messages/settings.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually, phone } from "./harness/browserDevice.ts";
import { beginPlay, manuscript, save, titleField, typeKeys, waitUntilOnDevice } from "./harness/editor.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { addAuthenticator } from "./harness/secondFactor.ts";
import { newDeviceOf } from "./harness/session.ts";
import {
  button,
  chooseSignOut,
  field,
  heading,
  submitSignIn,
  submitSignUp,
  waitUntilSignedOut,
} from "./harness/signIn.ts";

async function settingsPage(path: string, title: string): Promise<{ page: Page; writer: TestPerson }> {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await page.goto(path);
  await heading(page, title).waitFor();
  return { page, writer };
}

const atSecurity = () => settingsPage("/security", securityWords.title);
const atSettings = () => settingsPage("/account-settings", settingsWords.title);

async function write(page: Page, title: string): Promise<void> {
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, "Hall{Enter}{Enter}{Tab}NORA{Enter}Hm.");
}

test("a profile is validated, saved and shown again, in the menu too", async () => {
  const { page } = await settingsPage("/profile", profileWords.title);
  await field(page, profileWords.fullName).fill("Ruth Amber");
  await field(page, profileWords.address).fill("4 Lamp Row\nLeeds");
  await field(page, profileWords.website).fill("my website");
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.websiteOdd).waitFor();
  await page.reload();
  await page.getByText(profileWords.draft).waitFor();
  expect(await field(page, profileWords.address).inputValue()).toBe("4 Lamp Row\nLeeds");
  await field(page, profileWords.website).fill("ruth.example");
  await field(page, profileWords.website).press("Enter");
  await page.getByText(profileWords.saved).waitFor();
  await page.reload();
  await button(page, shellWords.account({ name: "Ruth Amber" })).waitFor();
  const account = page.getByRole("navigation", { name: accountFrameWords.nav });
  await account.getByRole("link", { name: titleWords.security }).click();
  await heading(page, titleWords.security).waitFor();
  await account.getByRole("link", { name: titleWords.profile }).click();
  await eventually(() => field(page, profileWords.website).inputValue()).toBe("https://ruth.example");
  expect(await field(page, profileWords.address).inputValue()).toBe("4 Lamp Row\nLeeds");
  expect(await page.getByText(profileWords.draft).count()).toBe(0);
  await beginPlay(page);
  await eventually(() => field(page, frontWords.contact).inputValue()).toBe("4 Lamp Row\nLeeds");
});

test("editing a profile in two tabs loses nothing from either", async () => {
  const { page, writer } = await settingsPage("/profile", profileWords.title);
  const other = await page.context().newPage();
  await other.goto("/profile");
  await field(other, profileWords.fullName).fill("Ruth Ember");
  await field(other, profileWords.agent).fill("Quill & Co.");
  await button(other, profileWords.save).click();
  await other.getByText(profileWords.saved).waitFor();
  await field(page, profileWords.penName).fill("R. A.");
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.saved).waitFor();
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
  await button(other, profileWords.save).click();
  await other.getByText(profileWords.nameMissing).waitFor();
  await other.reload();
  await eventually(() => field(other, profileWords.fullName).inputValue()).toBe(" ");
  await button(other, profileWords.discard).click();
  expect(await field(other, profileWords.fullName).inputValue()).toBe("Ruth Ember");
  expect(writer.name).not.toBe("Ruth Ember");
});

test("changes that couldn't be saved stay in the form and are saved once the connection is back", async () => {
  const { page } = await settingsPage("/profile", profileWords.title);
  await field(page, profileWords.penName).fill("R. A.");
  await page.route(/\/api\/profile/, (route) => route.abort());
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.notSaved).waitFor();
  expect(await field(page, profileWords.penName).inputValue()).toBe("R. A.");
  await page.unroute(/\/api\/profile/);
  await button(page, profileWords.save).click();
  await page.getByText(profileWords.saved).waitFor();
});

/** Enters the password, after which the form for the new address is shown. */
async function startEmailChange(page: Page, { password }: TestPerson): Promise<void> {
  await button(page, settingsWords.changeEmail).click();
  await page.getByLabel(proofWords.password, { exact: true }).fill(password);
  await button(page, settingsWords.continue).click();
}

test("a new address takes effect with its code; until then the old one signs in", async () => {
  const { page, writer } = await atSecurity();
  const moved = { ...writer, email: `moved.${writer.email}` };
  await startEmailChange(page, writer);
  await field(page, settingsWords.newEmail).fill(writer.email.toUpperCase());
  await button(page, settingsWords.sendCode).click();
  await page.getByText(settingsWords.emailSame).waitFor();
  await field(page, settingsWords.newEmail).fill(moved.email);
  await button(page, settingsWords.sendCode).click();
  await page.getByText(settingsWords.codeSent({ email: moved.email, old: writer.email })).waitFor();
  const notice = await newestMail(writer, 2);
  expect(notice.subject).toBe("Your Ghostlight account is about to get another e-mail address");
  expect(codeIn(notice.text)).toBe("");
  const first = codeIn((await newestMail(moved)).text);
  await field(page, settingsWords.codeFrom).fill(first === "123456" ? "654321" : "123456");
  await button(page, settingsWords.confirm).click();
  await page.getByText(settingsWords.codeWrong).waitFor();
  await page.reload();
  await button(page, settingsWords.resend).click();
  await page.getByText(settingsWords.resent).waitFor();
  await expectAccessible(page);
  await field(page, settingsWords.codeFrom).fill(codeIn((await newestMail(moved, 2)).text));
  await button(page, settingsWords.confirm).click();
  await page.getByText(settingsWords.emailChanged({ email: moved.email })).waitFor();
  await page.getByText(moved.email, { exact: true }).first().waitFor();
  await chooseSignOut(page, moved);
  await waitUntilSignedOut(page);
  await page.goto("/auth");
  await submitSignIn(page, writer);
  await page.getByText(authWords.failures["invalid-credentials"]).waitFor();
  await submitSignIn(page, moved);
  await heading(page, dashboardWords.title).waitFor();
});

test("a taken address is handled like any other, and only its owner learns about it by e-mail", async () => {
  const owner = await newWriter();
  const { page, writer } = await atSecurity();
  await startEmailChange(page, writer);
  await field(page, settingsWords.newEmail).fill(owner.email);
  await button(page, settingsWords.sendCode).click();
  await page.getByText(settingsWords.codeSent({ email: owner.email, old: writer.email })).waitFor();
  const mail = await newestMail(owner, 2);
  expect([mail.subject, codeIn(mail.text)]).toEqual(["This address already has a Ghostlight account", ""]);
  await field(page, settingsWords.codeFrom).fill("123456");
  await button(page, settingsWords.confirm).click();
  await page.getByText(settingsWords.codeWrong).waitFor();
  await button(page, settingsWords.resend).click();
  await page.getByText(settingsWords.resent).waitFor();
  await newestMail(owner, 3);
  await button(page, settingsWords.otherEmail).click();
  await field(page, settingsWords.newEmail).waitFor();
});

const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? "";

test("changing the password requires the old one", async () => {
  const { page, writer } = await atSecurity();
  const changed = { ...writer, password: "three ghosts at noon" };
  const setPassword = async (old: string, fresh: string) => {
    await page.getByLabel(settingsWords.oldPassword, { exact: true }).fill(old);
    await page.getByLabel(settingsWords.newPassword, { exact: true }).fill(fresh);
    await button(page, settingsWords.setPassword).click();
  };
  await button(page, settingsWords.changePassword).click();
  await setPassword(writer.password, "password1");
  await page.getByText("This password is too common.").waitFor();
  await setPassword("not the password", changed.password);
  await page.getByText(settingsWords.oldWrong).first().waitFor();
  await setPassword(writer.password, changed.password);
  await page.getByText(settingsWords.passwordChanged).waitFor();
  expect((await newestMail(writer, 2)).subject).toBe("Your Ghostlight password was changed");
  await page.getByRole("main").getByRole("button", { name: settingsWords.everywhere }).first().click();
  await waitUntilSignedOut(page);
  await page.goto("/auth");
  await submitSignIn(page, writer);
  await page.getByText(authWords.failures["invalid-credentials"]).waitFor();
  await submitSignIn(page, changed);
  await heading(page, dashboardWords.title).waitFor();
});

test("the manuscript language and the theme stay as chosen", async () => {
  const { page } = await atSettings();
  await page.getByLabel(settingsWords.language).selectOption({ label: "Welsh" });
  await page.getByText(settingsWords.languageSaved({ language: "Welsh" })).waitFor();
  await page.getByLabel(settingsWords.theme).selectOption({ label: settingsWords.dark });
  await page.reload();
  await eventually(() => page.getByLabel(settingsWords.language).inputValue()).toBe("cy");
  expect(await page.getByLabel(settingsWords.theme).inputValue()).toBe("dark");
});

test("all data can be downloaded as one file, including text that only this device has", async () => {
  const { page } = await atSettings();
  await write(page, "Ghosts");
  await save(page);
  await page.route(/\/api\/plays/, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  await write(page, "Brand");
  await waitUntilOnDevice(page);
  await page.goto("/account-settings");
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, accountDataWords.start).click()]);
  await page.getByText(accountDataWords.done({ plays: 2 })).waitFor();
  expect(download.suggestedFilename()).toMatch(/^Ghostlight \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await buffer(await download.createReadStream()));
  expect(Object.keys(files).sort()).toEqual([
    "README.txt",
    ...["activity", "contact", "devices", "feedback", "presets", "profile", "shares"].map(
      (name) => `account/${name}.json`,
    ),
    ...["sign-ins", "subscription", "versions"].map((name) => `account/${name}.json`),
    ...["Brand", "Ghosts"].flatMap((title) => [`plays/${title}.fountain`, `plays/${title}.json`]),
  ]);
  for (const title of ["Brand", "Ghosts"]) {
    expect(strFromU8(files[`plays/${title}.fountain`] ?? new Uint8Array())).toMatch(/NORA\r?\nHm\./);
    expect(JSON.parse(strFromU8(files[`plays/${title}.json`] ?? new Uint8Array()))).toMatchObject({ front: { title } });
  }
});

async function startLeaving(page: Page): Promise<void> {
  await button(page, deleteAccountWords.button).click();
  await page
    .getByRole("dialog", { name: deleteAccountWords.dialogTitle })
    .getByText(deleteAccountWords.keeps)
    .waitFor();
  await expectAccessible(page);
  await button(page, deleteAccountWords.next).click();
  await page.getByRole("dialog", { name: deleteAccountWords.proveTitle }).waitFor();
}

test("deleting an account takes effect at once, everywhere", async () => {
  const { page, writer } = await atSettings();
  await write(page, "Ghosts");
  await save(page);
  const plays = await listPlaysAs(page);
  expect(await plays()).toBe(200);
  await page.goto("/account-settings");
  await startLeaving(page);
  const dialog = page.getByRole("dialog", { name: deleteAccountWords.proveTitle });
  await dialog.getByLabel(proofWords.password, { exact: true }).fill("not the password");
  await button(page, deleteAccountWords.submit).click();
  await dialog.getByText(proofWords.wrongPassword).waitFor();
  expect(await plays()).toBe(200);
  await dialog.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, deleteAccountWords.submit).click();
  await heading(page, accountDeletedWords.title).waitFor();
  expect(await plays()).toBeGreaterThanOrEqual(401);
  await eventually(() => keptNames(page)).toEqual([]);
  expect((await newestMail(writer, 2)).subject).toBe("Your Ghostlight account was deleted");
  await page.goto("/dashboard");
  await submitSignIn(page, writer);
  await page.getByText(authWords.failures["invalid-credentials"]).waitFor();
  await page.goto("/signup");
  await submitSignUp(page, writer);
  await heading(page, authWords.checkMail.title).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(linkIn(await newestMail(writer, 3)));
  await field(page, frontWords.title).waitFor();
});

test("with an authenticator app, no link is offered as proof, because none would be sent", async () => {
  const { page, writer } = await atSettings();
  const app = await addAuthenticator(page);
  await page.reload();
  await startLeaving(page);
  const dialog = page.getByRole("dialog", { name: deleteAccountWords.proveTitle });
  await dialog.getByRole("link", { name: proofWords.newPassword }).waitFor();
  expect(await button(page, proofWords.sendLink).count()).toBe(0);
  await dialog.getByLabel(proofWords.password, { exact: true }).fill(writer.password);
  await button(page, deleteAccountWords.submit).click();
  await field(page, proofWords.code).fill(app.code());
  await button(page, deleteAccountWords.submit).click();
  await heading(page, accountDeletedWords.title).waitFor();
});

/**
 * Returns a function that calls the API for the plays with the page's current token, even after the page has changed.
 */
async function listPlaysAs(page: Page): Promise<() => Promise<number>> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".accessToken"));
    return key && localStorage.getItem(key);
  });
  const origin = new URL(page.url()).origin;
  return async () => (await fetch(`${origin}/api/plays`, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Returns what the browser still stores about a person. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^(ghostlight\.|Cognito)/.test(name)));

test("on a phone, the link from the e-mail works as proof, like the password", async () => {
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
