import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { expectAccessible } from "./harness/access.ts";
import { newDevice } from "./harness/browserDevice.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter } from "./harness/people.ts";
import { button, confirmAddressOn, heading, signInByLink, submitSignIn, submitSignUp } from "./harness/signIn.ts";

const { signIn, checkMail } = authWords;

test("a person who signs up on the way to a page, and tries to sign in too early, arrives there by the link in the newest e-mail", async () => {
  const nell = newStranger();
  const { page, context } = await newDevice();
  await page.goto("/profile");
  await page.getByRole("link", { name: signIn.toSignUpLink }).click();
  await submitSignUp(page, nell);
  await heading(page, checkMail.title).waitFor();
  await expectAccessible(page);

  const tab = await context.newPage();
  await tab.goto("/auth");
  await submitSignIn(tab, nell);
  await heading(tab, checkMail.title).waitFor();
  await confirmAddressOn(tab, await newestMail(nell, 2));
  await page.waitForURL("**/profile");
  await tab.waitForURL("**/profile");
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
  await button(page, authWords.offerPassword.keep).click();
  await heading(page, dashboardWords.title).waitFor();
});
