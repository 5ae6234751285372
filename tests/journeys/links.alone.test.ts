import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { expectAccessible } from "./harness/access.ts";
import { newDevice, origin, phone } from "./harness/browserDevice.ts";
import { advanceServerClock } from "./harness/clock.ts";
import { linkIn, mailsTo, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter } from "./harness/people.ts";
import { addAuthenticator } from "./harness/secondFactor.ts";
import { button, heading, requestLink, signInByLink, signInOnPage } from "./harness/signIn.ts";

const { redeem, failures, linkSent } = authWords;

test("a link signs in where it was requested, and both tabs continue to their destination", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await page.goto("/profile");
  await requestLink(page, writer);
  await expectAccessible(page);

  const tab = await context.newPage();
  await tab.goto(linkIn(await newestMail(writer, 2)));
  await button(tab, redeem.submit({ email: writer.email })).waitFor();
  expect(tab.url()).toBe(`${origin}/auth`);
  await expectAccessible(tab);
  await button(tab, redeem.submit({ email: writer.email })).click();
  await tab.waitForURL("**/profile");
  await page.waitForURL("**/profile");
});

test("opening a link doesn't use it up; it works once, on any device, and a second use offers a new link", async () => {
  const writer = await newWriter();
  const requestingTab = await newDevice();
  await requestingTab.page.goto("/login");
  await requestLink(requestingTab.page, writer);
  const link = linkIn(await newestMail(writer, 2));

  const scanner = await newDevice();
  await scanner.page.goto(link);
  await button(scanner.page, redeem.submit({ email: writer.email })).waitFor();
  const phoneTab = await newDevice(phone);
  await signInByLink(phoneTab.page, link, writer);
  await heading(phoneTab.page, dashboardWords.title).waitFor();

  await button(scanner.page, redeem.submit({ email: writer.email })).click();
  await scanner.page.getByText(failures["link-used"]).waitFor();
  await expectAccessible(scanner.page);
  await button(scanner.page, redeem.resend).click();
  await heading(scanner.page, linkSent.title).waitFor();
  await signInByLink(scanner.page, linkIn(await newestMail(writer, 3)), writer);
  await heading(scanner.page, dashboardWords.title).waitFor();
});

test("a newer link replaces the one before", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/login");
  await requestLink(page, writer);
  const first = linkIn(await newestMail(writer, 2));
  await button(page, linkSent.resend).click();
  await page.getByText(linkSent.resent).waitFor();
  const second = linkIn(await newestMail(writer, 3));
  await signInByLink(page, first, writer);
  await page.getByText(failures["link-wrong"]).waitFor();
  await signInByLink(page, second, writer);
  await heading(page, dashboardWords.title).waitFor();
});

test("a link works for ten minutes", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/login");
  await requestLink(page, writer);
  const link = linkIn(await newestMail(writer, 2));
  await advanceServerClock(601);
  await signInByLink(page, link, writer);
  await page.getByText(failures["link-late"]).waitFor();
});

test("with an authenticator app, the e-mail asks for password and code, and contains no link", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await addAuthenticator(page);
  const elsewhere = await newDevice();
  await elsewhere.page.goto("/login");
  await requestLink(elsewhere.page, writer);
  const { text } = await newestMail(writer, 2);
  expect(text).toContain("authenticator app");
  expect(text).not.toContain("secret=");
});

test("an address without an account gets the same message and no e-mail", async () => {
  const withoutAccount = newStranger();
  const { page } = await newDevice();
  await page.goto("/login");
  await requestLink(page, withoutAccount);
  await page.getByText(linkSent.text({ email: withoutAccount.email })).waitFor();
  expect(await mailsTo(withoutAccount)).toEqual([]);
});

test("another person's session isn't replaced without confirmation", async () => {
  const [nell, ruth] = await Promise.all([newWriter(), newWriter("Ruth Amber")]);
  const { page } = await newDevice();
  await signInOnPage(page, nell);
  const requestingTab = await newDevice();
  await requestingTab.page.goto("/login");
  await requestLink(requestingTab.page, ruth);
  await page.goto(linkIn(await newestMail(ruth, 2)));
  await button(page, redeem.leave({ present: nell.email })).click();
  await button(page, redeem.submit({ email: ruth.email })).click();
  await heading(page, dashboardWords.title).waitFor();
  await button(page, `Account menu for ${ruth.name}`).waitFor();
});
