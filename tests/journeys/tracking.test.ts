import type { BrowserContext, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { trackingScriptOf } from "#domain/api/trackingScript.ts";
import { consentWords } from "#frontend/messages/consent.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { securityHeaders } from "#lib/securityHeaders.ts";
import { desktop, eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { answerCookieNotice } from "./harness/consent.ts";
import { beginPlay } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading, submitSignIn } from "./harness/signIn.ts";

interface SentItem {
  readonly call: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly identity: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly activity_type: string;
  readonly activity_data: Readonly<Record<string, string>>;
  readonly page_url: string;
}

/** Records every request of a browser profile from now on. */
function watch(context: BrowserContext) {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  const pixels = () => requests.filter((request) => request.url().startsWith(`${origin}/local/tracking/pixel.gif?`));
  const sent = (): SentItem[] =>
    pixels().map((request) => {
      const values = Object.fromEntries(new URL(request.url()).searchParams);
      return { ...values, identity: JSON.parse(values.identity ?? "{}") } as unknown as SentItem;
    });
  return {
    requests,
    sent,
    /** Page views by name and path, and events. */
    calls: () => sent().map(({ call, name, title, path }) => (call === "trackEvent" ? name : `${title} ${path}`)),
    /** Everything that requires consent: scripts and pixels, other sites, page visits in the log. */
    tracking: () =>
      requests
        .filter(
          (request) =>
            /\/local\/tracking|\/assets\/(tracking|replay)-/.test(request.url()) ||
            (!request.url().startsWith(origin) && !request.url().startsWith("data:")) ||
            request.postData()?.includes("page_visit"),
        )
        .map((request) => request.url()),
  };
}

/** Adds a web analytics tool to a page; reports to it stay in the page. */
const withAnalyticsTool = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sent: unknown[][] = [];
    Object.assign(window, { sent, gtag: (...values: unknown[]) => sent.push(values) });
  });
const reportedToTool = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { sent: unknown[][] }).sent.map(([call, name]) => `${call} ${name}`));

const foot = (page: Page) => page.getByRole("contentinfo");
const goTo = async (page: Page, link: string) => {
  await foot(page).getByRole("link", { name: link, exact: true }).click();
  await page.waitForFunction((title) => document.title.startsWith(title), link);
};
const banner = (page: Page) => page.getByRole("region", { name: consentWords.heading });

test("nothing is sent before consent, after a “no”, or with the banner closed, whether or not somebody is signed in", async () => {
  const { context, page } = await newDeviceOf(await newWriter(), { ...desktop, isUndecided: true });
  await withAnalyticsTool(context);
  const { tracking } = watch(context);
  await page.goto("/pricing");
  await button(page, consentWords.hide).click();
  await goTo(page, titleWords.help);
  const next = await context.newPage();
  await next.goto(page.url());
  await answerCookieNotice(next, consentWords.reject);
  await next.close();
  await goTo(page, titleWords.pricing);
  await page.goto("/dashboard");
  await heading(page, dashboardWords.title).waitFor();
  await page.goto("/help");
  await heading(page, titleWords.help).waitFor();
  expect(tracking()).toEqual([]);
  expect(await reportedToTool(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test("a visitor who agrees is tracked by page names, once each; a “no” afterwards stops it at once", async () => {
  const { context, page } = await newDevice({ ...desktop, isUndecided: true });
  const { calls } = watch(context);
  await page.clock.install();
  await page.goto("/pricing?utm_source=news");
  await banner(page).getByRole("button", { name: consentWords.acceptAll }).click();
  await eventually(calls).toEqual(["Pricing /pricing", "pricing_page_visit"]);
  await goTo(page, titleWords.help);
  // A page is counted once it's idle.
  await eventually(calls).toContain("Help /help");
  await goTo(page, titleWords.pricing);
  await page.clock.fastForward(31_000);
  await goTo(page, titleWords.help);
  await goTo(page, titleWords.faq);
  const first = ["Pricing /pricing", "pricing_page_visit", "Help /help", "FAQ /faq"];
  await eventually(calls).toEqual(first);
  await page.clock.fastForward(24 * 3600 * 1000);
  await goTo(page, titleWords.help);
  await eventually(calls).toEqual([...first, "Help /help"]);
  expect((await context.cookies()).map(({ name }) => name)).toContain("hubspotutk");

  await foot(page).getByRole("button", { name: consentWords.settings }).click();
  await page.getByRole("switch", { name: "Analytics", exact: true }).click();
  await button(page, consentWords.savePreferences).click();
  await goTo(page, titleWords.terms);
  await goTo(page, titleWords.about);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["__hs_do_not_track"]);
  expect(await page.locator("script[src*='/local/tracking']").count()).toBe(0);
  await foot(page).getByRole("button", { name: consentWords.settings }).click();
  await page.getByRole("dialog").getByRole("button", { name: consentWords.acceptAll }).click();
  await eventually(calls).toEqual([...first, "Help /help", "About /about"]);
});

/** A request that's still on its way when the clock advances by more than its time limit is canceled. */
const afterSending = { interval: 5_000, timeout: 60_000 };

test("a person who signs in is tracked with the events, has page visits in their own log, and nobody is told a share link's secret", async () => {
  const { context, page } = await newDevice({ ...desktop, isUndecided: true });
  await withAnalyticsTool(context);
  const { requests, calls, sent, tracking } = watch(context);
  await page.clock.install();
  await page.goto("/auth");
  await answerCookieNotice(page, consentWords.acceptAll);
  const writer = await newWriter();
  await submitSignIn(page, writer);
  await heading(page, dashboardWords.title).waitFor();
  await eventually(calls).toEqual(["Unknown Page /auth", "user_login", "Dashboard /dashboard", "dashboard_visit"]);
  expect(sent()[1]?.identity).toMatchObject({ email: writer.email });
  await beginPlay(page);
  await eventually(() => calls().slice(4)).toEqual(["New Play Editor /editor/new", "editor_new_visit"]);
  await eventually(() => sent().at(-1)?.identity).toMatchObject({ email: writer.email });
  const { ask } = await apiOf(writer);
  const visited = async () => {
    const { activity } = (await ask("GET", "/account/data")).body;
    return activity.flatMap(({ activity_type: type, activity_data: data, page_url: url }: Entry) =>
      type === "page_visit" ? [[data.page_name, url, data.referrer]] : [],
    );
  };
  await eventually(async () => {
    await page.clock.fastForward(11_000);
    return (await visited()).sort();
  }, afterSending).toEqual([
    ["Dashboard", `${origin}/dashboard`, `${origin}/auth`],
    ["New Play Editor", `${origin}/editor/new`, ""],
  ]);
  expect(await reportedToTool(page)).toEqual(expect.arrayContaining(["consent update", "event performance_metric"]));
  const before = tracking().length;
  await page.goto("/shared/s3cret.token");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await eventually(async () => {
    await page.clock.fastForward(11_000);
    return visited();
  }, afterSending).toContainEqual(["Shared Play", `${origin}/shared/`, ""]);
  expect(
    tracking()
      .slice(before)
      .filter((address) => !address.startsWith(`${origin}/api/`)),
  ).toEqual([]);
  const heard = calls().length;
  await page.goto("/about");
  await eventually(() => calls().slice(heard)).toEqual(["About /about"]);
  for (const request of requests.filter(knowsSecret)) expect(request.url()).toMatch(/\/(api\/)?shared\/s3cret\.token/);
});

const knowsSecret = (request: Request): boolean =>
  `${request.url()} ${request.headers().referer} ${request.postData()}`.includes("s3cret");

test("HubSpot's own script runs under the policy of a stage with a portal, and what it isn't allowed to load is blocked", async () => {
  const trackingScript = trackingScriptOf("123");
  const policy = securityHeaders({ region: "eu-west-1", trackingScript }).securityHeadersBehavior
    ?.contentSecurityPolicy;
  const { context, page } = await newDevice({ ...desktop, isUndecided: true });
  await context.route(`${origin}/help`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy?.contentSecurityPolicy ?? "" },
    });
  });
  await context.route(`${origin}/config.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), trackingScript } });
  });
  const theirs: string[] = [];
  await context.route(/^https:/, async (route) => {
    theirs.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: scriptOf(route.request().url()) });
  });
  await page.goto("/help");
  await answerCookieNotice(page, consentWords.acceptAll);
  await eventually(() => theirs).toEqual([
    trackingScript,
    "https://js.hs-analytics.net/analytics/1/123.js",
    "https://track.hubspot.com/__ptq.gif?t=Help",
  ]);
});

/** Mimics HubSpot's scripts: each loads the next by setting `src` to a text. */
function scriptOf(url: string): string {
  const load = (address: string) => {
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  };
  const run = () => {
    const queue = (window as unknown as { _hsq: (readonly unknown[] | (() => void))[] })._hsq;
    for (const entry of queue.splice(0)) if (typeof entry === "function") entry();
    new Image().src = `https://track.hubspot.com/__ptq.gif?t=${document.title}`;
  };
  if (url.includes("hs-analytics")) return `(${run})()`;
  const wanted = [
    "https://js.hscollectedforms.net/collectedforms.js",
    "https://js.hs-analytics.net/analytics/1/123.js",
  ];
  return `${JSON.stringify(wanted)}.forEach(${load})`;
}
