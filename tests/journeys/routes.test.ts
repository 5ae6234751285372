import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { failureWords } from "#frontend/words/failure.ts";
import { faqWords } from "#frontend/words/faq.ts";
import { shellWords } from "#frontend/words/shell.ts";
import { documentTitle, titleWords } from "#frontend/words/titles.ts";
import { expectAccessible } from "./stage/access.ts";
import { desktop, eventually, newDevice, phone } from "./stage/device.ts";
import { button, heading, signIn, submitSignIn } from "./stage/doors.ts";
import { demonstration } from "./stage/people.ts";

/** The specification's routes, each with the title of its tab. */
const publicRoutes = {
  "/": titleWords.home,
  "/about": titleWords.about,
  "/contact": titleWords.contact,
  "/faq": titleWords.faq,
  "/help": titleWords.help,
  "/pricing": titleWords.pricing,
  "/privacy": titleWords.privacy,
  "/terms": titleWords.terms,
  "/cookie-policy": titleWords.cookies,
  "/auth": titleWords.auth,
  "/login": titleWords.auth,
  "/signup": titleWords.signup,
  "/forgot-password": titleWords.forgotPassword,
  "/reset-password": titleWords.resetPassword,
  "/goodbye": titleWords.goodbye,
  "/shared/some-token": titleWords.shared,
  "/no/such/page": titleWords.notFound,
};

const guardedRoutes = {
  "/dashboard": titleWords.dashboard,
  "/profile": titleWords.profile,
  "/account-settings": titleWords.accountSettings,
  "/subscription": titleWords.subscription,
  "/security": titleWords.security,
};

const adminRoutes = {
  "/admin/crm-automation": titleWords.crmAutomation,
  "/admin/user-activity": titleWords.userActivity,
  "/admin/messages": titleWords.messages,
  "/admin/health": titleWords.serviceHealth,
};

const feedbackRoute = "/feedback/some-play-of-mine";
const editorRoute = "/editor/new";

const titled = (page: Page, title: string) =>
  eventually(() => page.title(), { message: page.url() }).toBe(documentTitle(title));

/** Waits until a screen stands where "Loading..." stood, and says what its heading is. */
async function screenOf(page: Page, title: string): Promise<string> {
  await titled(page, title);
  const headings = page.getByRole("heading", { level: 1 });
  await headings.first().waitFor();
  return headings.first().innerText();
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const sizes = Object.entries({ desktop, phone });

test.each(sizes)("every public page is there for a guest, on a %s", async (_, options) => {
  const { page } = await newDevice(options);
  for (const [path, title] of Object.entries(publicRoutes)) await expectPage(page, path, title);
});

test.each(sizes)("every page behind the guard is there, on a %s", async (_, options) => {
  const { page } = await newDevice(options);
  await signIn(page, demonstration("subscriber"));
  for (const [path, title] of Object.entries({ ...guardedRoutes, [feedbackRoute]: titleWords.feedback }))
    await expectPage(page, path, title);
});

test.each(sizes)("every page for administrators is there, on a %s", async (_, options) => {
  const { page } = await newDevice(options);
  await signIn(page, demonstration("admin"));
  for (const [path, title] of Object.entries(adminRoutes)) await expectPage(page, path, title);
});

/**
 * The page stands at its own address, has a heading, fits the window, and axe finds nothing grave in either theme.
 * A colour that is on its way from one theme to the other is neither, so nothing moves meanwhile.
 */
async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(await screenOf(page, title), path).not.toBe("");
  expect(pathOf(page)).toBe(path);
  await expectNoSidewaysScroll(page);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    await expectAccessible(page);
  }
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${pathOf(page)} scrolls sideways`,
  ).toBe(0);

test("a guest is shown the door at every guarded page, and the way back is not barred", async () => {
  const { page } = await newDevice();
  for (const path of [...Object.keys(guardedRoutes), feedbackRoute, editorRoute]) {
    await page.goto("/about");
    await screenOf(page, titleWords.about);
    await page.goto(path);
    await eventually(() => pathOf(page), { message: path }).toBe("/auth");
    await screenOf(page, titleWords.auth);
    await page.goBack();
    await eventually(() => pathOf(page), { message: `back from ${path}` }).toBe("/about");
  }
});

test("after signing in one lands where one was going, and going back does not lead to the door", async () => {
  const { page } = await newDevice();
  await page.goto("/about");
  await page.goto("/account-settings?from=mail#look");
  await submitSignIn(page, demonstration("company"));
  await screenOf(page, titleWords.accountSettings);
  expect(page.url()).toMatch(/\/account-settings\?from=mail#look$/);
  await page.goBack();
  await eventually(() => pathOf(page)).toBe("/about");
});

test("who is signed in already is not asked again", async () => {
  const { page } = await newDevice();
  await signIn(page, demonstration("company"));
  for (const path of ["/auth", "/login", "/signup"]) {
    await page.goto(path);
    await eventually(() => pathOf(page)).toBe("/dashboard");
  }
});

test("feedback asks for a subscription, and replaces the step", async () => {
  const { page } = await newDevice();
  await signIn(page, demonstration("writer"));
  await page.goto("/about");
  await screenOf(page, titleWords.about);
  await page.goto(feedbackRoute);
  await screenOf(page, titleWords.subscription);
  expect(pathOf(page)).toBe("/subscription");
  await page.goBack();
  await eventually(() => pathOf(page)).toBe("/about");
});

test('a screen says "Loading..." until its code is there', async () => {
  const { page } = await newDevice();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/PricingScreen-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about");
  await page.getByRole("navigation", { name: shellWords.nav }).getByRole("link", { name: titleWords.pricing }).click();
  await page.getByRole("status").filter({ hasText: shellWords.loading }).waitFor();
  expect(await heading(page, titleWords.pricing).count()).toBe(0);
  letThrough();
  await heading(page, titleWords.pricing).waitFor();
});

test('the guard says "Loading..." in the middle while it learns who is there', async () => {
  const { page } = await newDevice();
  await signIn(page, demonstration("company"));
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
  const box = await loading.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 683)).toBeLessThan(20);
  letThrough();
  await screenOf(page, titleWords.feedback);
  expect(pathOf(page)).toBe(feedbackRoute);
});

test("a page that does not exist leads back to the front of the house", async () => {
  const { page } = await newDevice();
  await page.goto("/no/such/page");
  await screenOf(page, titleWords.notFound);
  await page.getByRole("main").getByRole("link").first().click();
  await eventually(() => pathOf(page)).toBe("/");
});

test("a screen whose code cannot be loaded says so, and “Try Again” loads it with its style", async () => {
  const { page, context } = await newDevice({ ...desktop, isTroubled: true });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // A page that has just reloaded itself does not do so again: the button alone must do it.
  await page.evaluate(() => sessionStorage.setItem("ghostlight.reloadedAt", String(Date.now())));
  const site = /\/assets\/|\/config\.json/;
  await context.route(site, (route) => route.abort("connectionfailed"));
  await page.getByRole("contentinfo").getByRole("link", { name: titleWords.faq }).click();
  await heading(page, failureWords.offlineTitle).waitFor();
  await context.unroute(site);
  await button(page, failureWords.tryAgain).click();
  await heading(page, faqWords.title).waitFor();
  const width = () =>
    page
      .locator(".article")
      .first()
      .evaluate((article) => getComputedStyle(article).maxInlineSize);
  const afterFailure = await width();
  await page.reload();
  await heading(page, faqWords.title).waitFor();
  expect(afterFailure).toBe(await width());
});
