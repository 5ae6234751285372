import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  pressEnd,
  titleField,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
} from "./harness/editor.ts";
import { blockApi } from "./harness/network.ts";
import { openOnlyPlay } from "./harness/onlyPlay.ts";
import { openFromPlayList, playLink } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("without the API, tabs, reloads and a new play keep every word, and all is sent when the API is back", async () => {
  const { page, context, writer } = await openOnlyPlay();
  const other = await context.newPage();
  await other.goto(page.url());
  await expectElements(other, ["Hall"]);
  const restore = await blockApi(context);
  await page.bringToFront();
  await typeKeys(page, "{Enter}From the first tab.");
  await expectElements(other, ["Hall", "From the first tab."]);
  await other.bringToFront();
  await manuscript(other).focus();
  await pressEnd(other, "setting");
  await typeKeys(other, "{Enter}From the second.");
  const both = ["Hall", "From the first tab.", "From the second."];
  await expectElements(page, both);
  await waitUntilOnDevice(page);
  await page.bringToFront();
  await page.reload();
  await expectElements(page, both);
  await waitUntilOnDevice(page);

  await beginPlay(other);
  await titleField(other).fill("Begun at sea");
  await manuscript(other).focus();
  await typeKeys(other, "Deck");
  await waitUntilOnDevice(other);
  await other.getByRole("link", { name: editorWords.back }).click();
  await playLink(other, "Begun at sea").waitFor();
  await restore();
  await waitUntilSaved(page);
  await other.reload();
  const { ask } = await apiOf(writer);
  const listed = async () => (await ask("GET", "/plays?list=plays")).body.plays;
  await eventually(async () => (await listed()).map(({ title }: { title: string }) => title).sort()).toEqual([
    "Begun at sea",
    "Ghosts",
  ]);
  await openFromPlayList(other, "Begun at sea");
  await waitUntilSaved(other);
  await expectElements(other, ["Deck"]);

  const elsewhere = await newDeviceOf(writer);
  await elsewhere.page.goto(page.url());
  await expectElements(elsewhere.page, both);
});

test("a page whose script can't be loaded says so, in both languages, and what to do", async () => {
  const { page } = await newDevice();
  const failures: readonly [path: string, files: RegExp, fail: (route: Route) => Promise<void>][] = [
    ["/login", /\/assets\/.*\.js/, (route) => route.abort("blockedbyclient")],
    ["/shared/abc.def", /\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" })],
    // A file that the script imports.
    ["/login", /\/assets\/start-.*\.js/, (route) => route.abort("connectionfailed")],
  ];
  for (const [path, files, fail] of failures) {
    await page.route(files, fail);
    await page.goto(path);
    const notice = page.getByRole("alert");
    await notice.getByText("reload the page").waitFor();
    expect(await notice.locator("[lang=es]").innerText()).toContain("Revisa tu conexión");
    await page.unroute(files);
  }
  await expectAccessible(page);
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("reload the page").count()).toBe(0);
});

test("if the share dialog can't be loaded, another dialog says so, and the play stays on the screen", async () => {
  const { page, context } = await openOnlyPlay({ ...desktop, isTroubled: true });
  const column = async () => {
    const { x, width } = (await manuscript(page).boundingBox()) ?? {};
    return { x, width };
  };
  const shown = await column();
  const site = /\/assets\/|\/config\.json/;
  await context.route(site, (route) => route.abort("connectionfailed"));
  await button(page, sharingWords.share).click();
  await page.getByRole("dialog").getByText(failureWords.offline).waitFor();
  expect(await column()).toEqual(shown);
  await context.unroute(site);
  // Chromium remembers that the code failed to load, so the page reloads.
  const reloaded = page.waitForEvent("load");
  await button(page, failureWords.tryAgain).click();
  await reloaded;
  await manuscript(page).waitFor();
  await button(page, sharingWords.share).click();
  await page.getByRole("dialog").getByText(sharingWords.lead).waitFor();
});

test("two devices that write at the same time both end up with all the text", async () => {
  const { page, writer } = await openOnlyPlay();
  const elsewhere = await newDeviceOf(writer);
  await elsewhere.page.goto(page.url());
  await expectElements(elsewhere.page, ["Hall"]);
  await manuscript(page).focus();
  await manuscript(elsewhere.page).focus();
  await Promise.all([
    typeKeys(page, "{Control+Home}Great "),
    typeKeys(elsewhere.page, "{Control+End}{Enter}Rain on the roof."),
  ]);
  await waitUntilSaved(page);
  await waitUntilSaved(elsewhere.page);
  await Promise.all([typeKeys(page, "and cold "), typeKeys(elsewhere.page, " It stops.")]);
  const wanted = ["Great and cold Hall", "Rain on the roof. It stops."];
  await Promise.all([expectElements(page, wanted), expectElements(elsewhere.page, wanted)]);
});
