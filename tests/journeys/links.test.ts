import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { expectAccessible } from "./harness/access.ts";
import { newDevice, origin, phone } from "./harness/browserDevice.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf, storedSession } from "./harness/session.ts";
import { button, heading, requestLink, signInByLink } from "./harness/signIn.ts";

const { redeem, failures, fields, linkSent, offerPassword } = authWords;

test("only the newest link signs in where it was requested, and both tabs continue to their destination", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await page.goto("/profile");
  await requestLink(page, writer);
  await expectAccessible(page);
  const first = linkIn(await newestMail(writer, 2));
  await button(page, linkSent.resend).click();
  await page.getByText(linkSent.resent).waitFor();
  const second = linkIn(await newestMail(writer, 3));

  const tab = await context.newPage();
  await signInByLink(tab, first, writer);
  await tab.getByText(failures["link-wrong"]).waitFor();
  await tab.goto(second);
  await button(tab, redeem.submit({ email: writer.email })).waitFor();
  expect(tab.url()).toBe(`${origin}/auth`);
  await expectAccessible(tab);
  await button(tab, redeem.submit({ email: writer.email })).click();
  await heading(tab, offerPassword.title).waitFor();
  await expectAccessible(tab);
  await button(tab, offerPassword.keep).click();
  await tab.waitForURL("**/profile");
  await page.waitForURL("**/profile");
});

test("a link replaces another person's session only if asked to, works once, on any device, and a second use offers a new link", async () => {
  const [nell, ruth] = await Promise.all([newWriter(), newWriter("Ruth Amber")]);
  const { page: phonePage } = await newDevice(phone);
  await phonePage.goto("/login");
  await requestLink(phonePage, ruth);
  const link = linkIn(await newestMail(ruth, 2));
  await phonePage.goto(link);
  await button(phonePage, redeem.submit({ email: ruth.email })).waitFor();

  const { page } = await newDeviceOf(nell);
  await page.goto(link);
  await button(page, redeem.leave({ present: nell.email })).click();
  await button(page, redeem.submit({ email: ruth.email })).click();
  await heading(page, offerPassword.title).waitFor();
  const password = "the new green room";
  await page.getByLabel(fields.newPassword, { exact: true }).fill(password);
  await button(page, offerPassword.submit).click();
  await heading(page, dashboardWords.title).waitFor();
  await button(page, shellWords.account({ name: ruth.name })).waitFor();

  await button(phonePage, redeem.submit({ email: ruth.email })).click();
  await phonePage.getByText(failures["link-used"]).waitFor();
  await expectAccessible(phonePage);
  await button(phonePage, redeem.resend).click();
  await heading(phonePage, linkSent.title).waitFor();
  await signInByLink(phonePage, linkIn(await newestMail(ruth, 3)), ruth);
  await heading(phonePage, dashboardWords.title).waitFor();
  await expect(storedSession(ruth)).rejects.toThrow("Incorrect");
  await storedSession({ ...ruth, password });
});
