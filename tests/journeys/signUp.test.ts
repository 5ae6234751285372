import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { expectAccessible } from "./harness/access.ts";
import { newDevice } from "./harness/browserDevice.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter } from "./harness/people.ts";
import { button, field, heading, signInByLink, submitSignUp } from "./harness/signIn.ts";

const { signIn, signUp, checkMail, confirm, fields, checklist } = authWords;

test("a person who signs up on the way to a page arrives there by opening the newest e-mail's link", async () => {
  const nell = newStranger();
  const { page, context } = await newDevice();
  await page.goto("/profile");
  await page.getByRole("link", { name: signIn.toSignUpLink }).click();
  await submitSignUp(page, nell);
  await heading(page, checkMail.title).waitFor();
  await expectAccessible(page);
  await button(page, checkMail.resend).click();
  await page.getByText(checkMail.resent).waitFor();

  const tab = await context.newPage();
  await tab.goto(linkIn(await newestMail(nell, 2)));
  await page.waitForURL("**/profile");
  await tab.waitForURL("**/profile");
});

test("a link opened in another browser confirms the address and leads to the sign-in", async () => {
  const nell = newStranger();
  const { page } = await newDevice();
  await page.goto("/signup");
  await submitSignUp(page, nell);
  await heading(page, checkMail.title).waitFor();
  const link = linkIn(await newestMail(nell));
  const elsewhere = await newDevice();
  await elsewhere.page.goto(link);
  await heading(elsewhere.page, confirm.doneTitle).waitFor();
  await elsewhere.page.goto(link);
  await heading(elsewhere.page, confirm.doneTitle).waitFor();
});

test("a taken address gets the same answer as a new one, and its owner can sign in through the e-mail", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/signup");
  await submitSignUp(page, writer);
  await heading(page, checkMail.title).waitFor();
  await page.getByText(checkMail.text({ email: writer.email })).waitFor();
  expect((await newestMail(writer, 2)).subject).toBe("You already have a Ghostlight account");
  await button(page, checkMail.resend).click();
  await page.getByText(checkMail.resent).waitFor();
  await signInByLink(page, linkIn(await newestMail(writer, 3)), writer);
  await heading(page, dashboardWords.title).waitFor();
});

test("a password is rated while it is typed", async () => {
  const { page } = await newDevice();
  await page.goto("/signup");
  await field(page, fields.fullName).fill("Nell Harrow");
  const password = page.getByLabel(fields.password, { exact: true });
  const missing = page.getByRole("list", { name: checklist.name }).getByText(checklist.missing);
  await password.fill("harrow");
  await expect.poll(() => missing.count()).toBe(2);
  await password.fill("three ghosts at noon");
  await expect.poll(() => missing.count()).toBe(0);
  await expectAccessible(page);
  await button(page, signUp.submit).waitFor();
});
