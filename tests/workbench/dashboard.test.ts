import { test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { plans } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { act, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { choosePlayAction, playLink, playTitles } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openDashboard } from "./openDashboard.ts";

const speeches = [act("Act One"), ...speech("OSWALD", "The sun."), ...speech("HELENE", "And now?")];

const titled = (title: string): Play => playWith({ title }, scene("Hall"));

test("an empty play list says what it's for, and opening a new play without writing creates nothing", async () => {
  const { page } = await openDashboard();
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
  await page.getByRole("link", { name: dashboardWords.emptyStart }).click();
  await manuscript(page).waitFor();
  await page.getByRole("link", { name: editorWords.back }).click();
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
  await page.getByText(dashboardWords.usage({ count: 0, limit: plans.free.playLimit })).waitFor();
});

test("with the keyboard, the focus goes to the next play when one is deleted or restored", async () => {
  const { page } = await openDashboard(["Ghosts", "Brand", "Peer Gynt"].map(titled));
  const focused = () => page.locator(":focus");
  const [first = "", second = ""] = await playTitles(page);
  for (const title of [first, second]) {
    await button(page, dashboardWords.actionsOf({ title })).press("Enter");
    await page.getByRole("menuitem", { name: dashboardWords.toBin, exact: true }).press("Enter");
    await page.getByText(dashboardWords.binned({ title })).waitFor();
    await playLink(page, title).waitFor({ state: "detached" });
  }
  const [last = ""] = await playTitles(page);
  await playLink(page, last).and(focused()).waitFor();
  await page.getByRole("link", { name: dashboardWords.bin, exact: true }).click();
  const restore = page.getByRole("button", { name: /^Restore / });
  await restore.first().press("Enter");
  await eventually(() => restore.count()).toBe(1);
  await restore.and(focused()).waitFor();
  await restore.press("Enter");
  await page.getByText(dashboardWords.binEmpty).waitFor();
  await page.getByRole("main").and(focused()).waitFor();
});

test("plays can be searched by title, sorted and pinned, in both views", async () => {
  const { page } = await openDashboard(["Peer Gynt", "Brand", "Éclair"].map(titled));
  const search = page.getByRole("searchbox", { name: dashboardWords.search });
  await search.fill("eclair");
  await eventually(() => playTitles(page)).toEqual(["Éclair"]);
  await search.fill("Hedda");
  await page.getByText(dashboardWords.noMatch({ text: "Hedda" })).waitFor();
  await button(page, dashboardWords.clearSearch).click();
  await eventually(() => playTitles(page)).toEqual(["Éclair", "Brand", "Peer Gynt"]);
  await button(page, `${dashboardWords.sort}: ${dashboardWords.sortBy.changed}`).click();
  await page.getByRole("menuitemradio", { name: dashboardWords.sortBy.title }).click();
  await eventually(() => playTitles(page)).toEqual(["Brand", "Éclair", "Peer Gynt"]);
  await choosePlayAction(page, "Peer Gynt", dashboardWords.pin);
  await eventually(() => playTitles(page)).toEqual(["Peer Gynt", "Brand", "Éclair"]);
  await choosePlayAction(page, "Peer Gynt", dashboardWords.unpin);
  await eventually(() => playTitles(page)).toEqual(["Brand", "Éclair", "Peer Gynt"]);
  await button(page, dashboardWords.asList).click();
  const rows = page.getByRole("table").getByRole("rowheader");
  await eventually(() => rows.allInnerTexts()).toEqual(["Brand", "Éclair", "Peer Gynt"]);
  await expectAccessible(page);
});

test("the list says on which page the writer stopped, and shows it", async () => {
  const { page } = await openDashboard([titled("Brand"), playWith({ title: "Ghosts" }, scene("Hall"), ...speeches)]);
  // The code that stores the place loads when the browser is idle.
  const loaded = page.waitForResponse(/RecordedWork/);
  await playLink(page, "Ghosts").click();
  await manuscript(page).waitFor();
  await page.getByText("And now?", { exact: true }).click();
  await (await loaded).finished();
  await page.getByRole("link", { name: editorWords.back }).click();
  const sheet = page.getByRole("article").filter({ has: playLink(page, "Ghosts") });
  await sheet.getByText(dashboardWords.continueInAct({ act: "I", page: 1 })).waitFor();
  await sheet.locator(".dashboard-lit-here").filter({ hasText: "And now?" }).waitFor();
  await expectAccessible(page);
});

test("plays get tags and are filtered by them", async () => {
  const { page } = await openDashboard(["Ghosts", "Brand", "Peer Gynt"].map(titled));
  const tag = async (title: string, typed: string) => {
    await choosePlayAction(page, title, dashboardWords.editTags);
    const dialog = page.getByRole("dialog", { name: dashboardWords.tagsTitle({ title }) });
    await dialog.getByRole("textbox", { name: dashboardWords.newTags }).fill(typed);
    await expectAccessible(page);
    await button(dialog, dashboardWords.saveTags).click();
    await dialog.waitFor({ state: "hidden" });
  };
  const filter = page.getByRole("group", { name: dashboardWords.filterByTag });
  await tag("Ghosts", "tragedy, sent in 2027");
  await tag("Brand", "Tragedy");
  await button(filter, "tragedy").click();
  await eventually(async () => (await playTitles(page)).sort()).toEqual(["Brand", "Ghosts"]);
  await expectAccessible(page);
  await button(filter, "sent in 2027").click();
  await eventually(() => playTitles(page)).toEqual(["Ghosts"]);
});
