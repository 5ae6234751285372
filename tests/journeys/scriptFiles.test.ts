import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { type BrowserDevice, desktop, eventually, newDevice, origin } from "./harness/browserDevice.ts";
import { newLongNamedPerson } from "./look/longNames.ts";

/** Each file is a request, and a phone far from the server makes few at the same time. */
const maxFiles = 12;

/** The editor's panels and dialogs, and what each screen of the app loads then. */
const maxFilesWhenIdle = 50;

/** Error monitoring, Amplify, and what else every screen loads then. */
const maxFilesWhenIdleElsewhere = 24;

/** Returns the script files that a first visit loads before the browser is idle, which here it never is. */
async function firstScripts(device: BrowserDevice, path: string): Promise<readonly string[]> {
  await device.context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return scripts(device, path);
}

/**
 * Returns the script files that a visit loads until nothing more comes. If more than some files must come, it also waits
 * for these, because on a busy machine, the browser may be idle long after the network.
 */
async function scripts({ context, page }: BrowserDevice, path: string, moreThan = 0): Promise<readonly string[]> {
  const files = new Set<string>();
  context.on("request", (request) => {
    if (request.resourceType() === "script") files.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.getByRole("main").waitFor();
  await page.waitForLoadState("networkidle");
  await eventually(() => files.size).toBeGreaterThan(moreThan);
  for (let count = 0; count < files.size; await sleep(moreThan > 0 ? 1000 : 0)) count = files.size;
  return [...files];
}

interface Author {
  /** A session, to use on several devices: an authenticator app's code is good for one sign-in. */
  readonly stored: ReadonlyMap<string, string>;
  readonly link: MadeLink;
}

let made: Promise<Author> | undefined;

/** One person for all tests here, because they change nothing. */
function author(): Promise<Author> {
  const make = async () => {
    const person = await newLongNamedPerson();
    const link = await shareLink(origin, person, playWith({ title: "The Lamp" }, speech("NORA", "Hm.")));
    const { stored } = await signInToApi(origin, person.email, person.password, person.totpSecret);
    return { stored, link };
  };
  made ??= make();
  // Or the second attempt of a test would fail with the error of the first.
  made.catch(() => {
    made = undefined;
  });
  return made;
}

test.each(["/", "/pricing", "/auth", "/forgot-password"])("%s loads at most 12 files first", async (path) => {
  const files = await firstScripts(await newDevice(desktop), path);
  expect(files.length, files.join("\n")).toBeGreaterThan(2);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFiles);
});

test.each([
  "/dashboard",
  "/profile",
  "/account-settings",
  "/subscription",
  "/security",
  "/admin/user-activity",
  "/admin/health",
])("%s loads at most 12 files first, too", async (path) => {
  const files = await firstScripts(await newDevice({ ...desktop, stored: (await author()).stored }), path);
  expect(files.length, files.join("\n")).toBeGreaterThan(6);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFiles);
});

test.each(["editor", "feedback"])("a play's %s loads at most 12 files first", async (screen) => {
  const { stored, link } = await author();
  const files = await firstScripts(await newDevice({ ...desktop, stored }), `/${screen}/${link.playId}`);
  expect(files.length, files.join("\n")).toBeGreaterThan(6);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFiles);
});

test("the list's code is requested before the app's code runs, if somebody is signed in", async () => {
  const preloaded = async (device: BrowserDevice): Promise<number> => {
    await device.page.route("**/assets/app-*.js", () => undefined);
    await device.page.goto("/dashboard", { waitUntil: "commit" });
    await device.page.locator("link[rel=modulepreload]").nth(2).waitFor({ state: "attached" });
    return device.page.locator("link[rel=modulepreload][href*='/dashboard-']").count();
  };
  expect(await preloaded(await newDevice({ ...desktop, stored: (await author()).stored }))).toBe(1);
  expect(await preloaded(await newDevice(desktop))).toBe(0);
});

test("the editor loads its panels and dialogs in few files once the browser is idle", async () => {
  const { stored, link } = await author();
  const files = await scripts(await newDevice({ ...desktop, stored }), `/editor/${link.playId}`, maxFiles);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFilesWhenIdle);
});

test("screens outside of plays load neither the editor nor Amplify when the browser is idle", async () => {
  const { stored } = await author();
  for (const path of ["/dashboard", "/account-settings", "/subscription"]) {
    const files = await scripts(await newDevice({ ...desktop, stored }), path);
    expect(files.filter((file) => /\/(editor|texts|amplify)/.test(file))).toEqual([]);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFilesWhenIdleElsewhere);
  }
});

test("a shared play that takes comments loads at most 12 files first", async () => {
  const files = await firstScripts(await newDevice(desktop), (await author()).link.path);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxFiles);
});
