import { expect, test } from "vitest";
import { failureWords } from "#frontend/messages/failure.yaml";
import { faqPage } from "#frontend/messages/faqPage.md";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { desktop, eventually, newDevice } from "./harness/browserDevice.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading, submitSignIn } from "./harness/signIn.ts";
import { feedbackRoute } from "./look/routes.ts";
import { pathOf, screenOf } from "./look/screens.ts";

test("a visitor is sent to sign in, arrives where they were going, and Back leads neither time to the sign-in page", async () => {
  const { page } = await newDevice();
  await page.goto("/about");
  await screenOf(page, titleWords.about);
  const goal = "/account-settings?from=mail#look";
  await page.goto(goal);
  await screenOf(page, titleWords.auth);
  expect(pathOf(page)).toBe("/auth");
  await page.goBack();
  await eventually(() => pathOf(page)).toBe("/about");
  await page.goto(goal);
  await submitSignIn(page, demonstrationPerson("company"));
  await screenOf(page, titleWords.accountSettings);
  expect(new URL(page.url()).href.endsWith(goal)).toBe(true);
  await page.goBack();
  await eventually(() => pathOf(page)).toBe("/about");
});

test('feedback says "Loading..." in the middle while the plan is read, then asks for a subscription, and Back still works', async () => {
  const { page } = await newDeviceOf(demonstrationPerson("writer"));
  await page.goto("/about");
  await screenOf(page, titleWords.about);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/api\/check-subscription/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(feedbackRoute, { waitUntil: "commit" });
  const loading = page.getByRole("status").filter({ hasText: shellWords.loading });
  await loading.waitFor();
  const middle = await loading.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = words.getBoundingClientRect();
    return (left + right) / 2;
  });
  expect(Math.abs(middle - 683)).toBeLessThan(20);
  letThrough();
  await screenOf(page, titleWords.subscription);
  expect(pathOf(page)).toBe("/subscription");
  await page.goBack();
  await eventually(() => pathOf(page)).toBe("/about");
});

test("a screen whose code can't be loaded says so, and “Try Again” loads it with its styles", async () => {
  const { page, context } = await newDevice({ ...desktop, isTroubled: true });
  await page.goto("/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // A page that has just reloaded doesn't reload again automatically, so only the button can do it.
  await page.evaluate(() => sessionStorage.setItem("ghostlight.reloadedAt", String(Date.now())));
  const site = /\/assets\/|\/config\.json/;
  await context.route(site, (route) => route.abort("connectionfailed"));
  await page.getByRole("contentinfo").getByRole("link", { name: titleWords.faq }).click();
  await heading(page, failureWords.offlineTitle).waitFor();
  await context.unroute(site);
  await button(page, failureWords.tryAgain).click();
  await heading(page, faqPage.title).waitFor();
  const width = () =>
    page
      .locator(".article")
      .first()
      .evaluate((article) => getComputedStyle(article).maxInlineSize);
  const afterFailure = await width();
  await page.reload();
  await heading(page, faqPage.title).waitFor();
  expect(afterFailure).toBe(await width());
});
