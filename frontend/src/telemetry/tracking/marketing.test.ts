// @vitest-environment page
import { beforeEach, expect, test, vi } from "vitest";
import type { HubspotCommand } from "./hubspotQueue.ts";
import { Marketing } from "./marketing.ts";

const script = `${location.origin}/local/tracking/script.js`;
const ruth = { id: "ruth", email: "ruth@example.org" };
const help = { path: "/help", name: "Help" };
const faq = { path: "/faq", name: "FAQ" };

const page = window as { _hsq?: HubspotCommand[] };
const elements = () => document.querySelectorAll(`script[src="${script}"]`).length;
const goTo = (path: string) => history.pushState({}, "", path);
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  delete page._hsq;
  document.head.replaceChildren();
  document.title = "The Last Bulb · Ghostlight";
  goTo("/help");
});

/** Processes the queue as HubSpot's script does. Returns the commands, page views with address and title. */
function runScript() {
  const told: unknown[] = [];
  let isOptedOut = false;
  const run = (entry: HubspotCommand) => {
    if (typeof entry === "function") return entry();
    const [command, options] = entry;
    if (command === "doNotTrack") isOptedOut = !(options as { track?: boolean } | undefined)?.track;
    else if (command === "trackPageView") isOptedOut || told.push([command, location.pathname, document.title]);
    else isOptedOut || told.push(entry);
  };
  const queue = page._hsq ?? [];
  const isFirst = (entry: HubspotCommand) => ["setPath", "identify"].includes(String(entry[0 as keyof HubspotCommand]));
  const waiting = [...queue, ["trackPageView"] as const];
  queue.length = 0;
  queue.push = (entry) => {
    run(entry);
    return 0;
  };
  for (const entry of [...waiting.filter(isFirst), ...waiting.filter((each) => !isFirst(each))]) run(entry);
  return told;
}

async function running() {
  const marketing = new Marketing(script);
  marketing.identify(ruth);
  marketing.trackPageView(help);
  const told = runScript();
  await rest();
  told.length = 0;
  return { marketing, told };
}

test("nothing is loaded before the first page view, and the script is loaded once", () => {
  const marketing = new Marketing(script);
  marketing.identify(ruth);
  marketing.trackEvent("user_login");
  expect([elements(), page._hsq]).toEqual([0, undefined]);
  marketing.trackPageView(help);
  marketing.trackPageView(faq);
  expect(elements()).toBe(1);
});

test("the script counts the first view itself, with the visitor and the page's name; later views follow", async () => {
  const marketing = new Marketing(script);
  marketing.identify(ruth);
  marketing.trackPageView(help);
  marketing.trackEvent("pricing_page_visit");
  marketing.trackPageView(faq);
  const told = runScript();
  expect(told).toEqual([
    ["identify", ruth],
    ["setPath", "/help"],
    ["trackPageView", "/help", "Help"],
  ]);
  await rest();
  expect(document.title).toBe("The Last Bulb · Ghostlight");
  expect(told.slice(3)).toEqual([
    ["trackEvent", { id: "pricing_page_visit" }],
    ["setPath", "/faq"],
    ["trackPageView", "/help", "FAQ"],
  ]);
});

test("later calls run immediately, and never see a play's title", async () => {
  const { marketing, told } = await running();
  marketing.trackPageView({ path: "/editor/a", name: "Play Editor" });
  marketing.setUserProperties({ playwright_subscribed: true });
  expect(told).toEqual([
    ["setPath", "/editor/a"],
    ["trackPageView", "/help", "Play Editor"],
    ["identify", { ...ruth, playwright_subscribed: true }],
  ]);
  expect(document.title).toBe("The Last Bulb · Ghostlight");
});

test("only a person's address and ID are sent, and nothing after signing out", async () => {
  const { marketing, told } = await running();
  marketing.identify({ ...ruth });
  marketing.identify(undefined);
  marketing.identify({ ...ruth, id: "nell", phone: "1" } as typeof ruth);
  expect(told).toEqual([["resetVisitor"], ["identify", { ...ruth, id: "nell" }]]);
});

test.each(["/shared/s3cret.token", "/auth?type=signup&code=s3cret", "/#s3cret"])(
  "at %s the script gets nothing, and afterward what it missed",
  async (address) => {
    const { marketing, told } = await running();
    goTo(address);
    marketing.look();
    marketing.trackEvent("user_login");
    page._hsq?.push(["trackPageView"]);
    expect(told).toEqual([]);
    goTo("/dashboard");
    marketing.look();
    expect(told).toEqual([["trackEvent", { id: "user_login" }]]);
  },
);

test("it isn't loaded where the address may contain a secret, and doesn't start there", async () => {
  goTo("/reset-password?code=s3cret");
  const marketing = new Marketing(script);
  marketing.trackPageView({ path: "/reset-password", name: "Unknown Page" });
  expect(elements()).toBe(0);
  goTo("/help");
  marketing.trackPageView(help);
  goTo("/shared/s3cret.token");
  const told = runScript();
  await rest();
  expect(JSON.stringify(told)).not.toContain("trackPageView");
  expect(JSON.stringify(told)).not.toContain("s3cret");
});

test.each([
  ["/auth?type=signup&code=s3cret", 0],
  ["/shared/s3cret.token", 0],
  ["/pricing", 1],
])("on a page reached from %s of this site, it's loaded %s times", (path, times) => {
  const referrer = vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}${path}`);
  new Marketing(script).trackPageView(help);
  expect(elements()).toBe(times);
  referrer.mockRestore();
});

test("consent withdrawn while it loads: it starts opted out, and nothing earlier is sent", async () => {
  const marketing = new Marketing(script);
  marketing.identify(ruth);
  marketing.trackPageView(help);
  marketing.trackEvent("user_login");
  marketing.stop();
  expect(elements()).toBe(0);
  const told = runScript();
  await rest();
  expect(told).toEqual([]);
});

test("consent withdrawn: opted out, element and cookies removed, nothing sent; given again, everything works", async () => {
  const { marketing, told } = await running();
  for (const name of ["hubspotutk", "__hstc", "__hssc", "__hssrc", "theirs"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as HubSpot's script does.
    document.cookie = `${name}=1; path=/`;
  }
  const push = vi.spyOn(page._hsq ?? [], "push");
  marketing.stop();
  expect(push.mock.calls).toEqual([[["doNotTrack"]]]);
  expect(elements()).toBe(0);
  expect(document.cookie).toBe("theirs=1");
  marketing.identify(ruth);
  marketing.trackEvent("user_login");
  marketing.look();
  expect(push).toHaveBeenCalledOnce();
  marketing.trackPageView(faq);
  expect(told).toEqual([
    ["identify", ruth],
    ["trackEvent", { id: "user_login" }],
    ["setPath", "/faq"],
    ["trackPageView", "/help", "FAQ"],
  ]);
});

test("a browser that blocks the script is asked once, and nothing accumulates", () => {
  const marketing = new Marketing(script);
  marketing.trackPageView(help);
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  marketing.trackPageView(faq);
  expect([elements(), page._hsq]).toEqual([1, []]);
});
