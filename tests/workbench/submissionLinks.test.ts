import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { emptyCall } from "#domain/submissions/calls/submissionCall.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { entryAddress } from "#frontend/modules/submissions/entryAddress.ts";
import { playWith, scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { openWorkbench } from "./openWorkbench.ts";
import { playId } from "./page/onWorkbench.ts";
import {
  chooseInSubmissionMenu,
  loggedSubmission,
  openSubmissionLog,
  submissionMenu,
  submissionsInEachGroup,
} from "./submissionScreen.ts";

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/**
 * Expects a tab that opens at an address. It stays empty: what the API knows is in the memory of the first tab's page, and
 * without it, another one fails.
 */
async function expectTab(page: Page, address: string, open: () => Promise<void>): Promise<void> {
  const context = page.context();
  const isAsked = (request: Request) => request.url().endsWith(address);
  const editors = "**/editor/**";
  await context.route(editors, (route) => route.abort());
  const asked = context.waitForEvent("request", isAsked);
  const [tab] = await Promise.all([context.waitForEvent("page"), asked, open()]);
  await tab.close();
  await context.unroute(editors);
}

test("what was sent, and what has changed since, is shown in the play's history", async () => {
  const sent = loggedSubmission("Gate", { playId, versionId: 1, versionName: "First draft" });
  const play = playWith({ title: "Ghosts" }, scene("Hall"));
  const { page } = await openSubmissionLog({
    submissions: [sent],
    play,
    versions: [{ versionId: 1, at: "2027-01-01T00:00:00.000Z", device: "another-device" }],
  });
  const view = page.getByRole("combobox", { name: historyWords.view, exact: true });
  const address = `/editor/${playId}?version=1&view=pages`;
  await submissionMenu(page, "Gate").click();
  const item = page.getByRole("menuitem", { name: words.openSent, exact: true });
  expect(await item.getAttribute("href")).toBe(address);
  await expectTab(page, address, () => item.click({ modifiers: ["ControlOrMeta"] }));
  expect(await addressOf(page)).toBe("/submissions");
  await chooseInSubmissionMenu(page, "Gate", words.openSent);
  await eventually(() => view.inputValue()).toBe("pages");
  expect(await addressOf(page)).toBe(`/editor/${playId}?version=1&view=pages`);
  await page.goBack();
  await page.goBack();
  await chooseInSubmissionMenu(page, "Gate", words.changedSince);
  await eventually(() => view.inputValue()).toBe("changes");
  await button(page, historyWords.restorePlay).waitFor();
  expect(await addressOf(page)).toBe(`/editor/${playId}?version=1&view=changes`);
});

test("an address opens one entry of the log, and says so if it isn't there anymore", async () => {
  const entry = loggedSubmission("Gate");
  const { page } = await openWorkbench(entryAddress(entry.submissionId), { submissions: [entry] }, desktop);
  const dialog = page.getByRole("dialog", { name: words.editTitle });
  await eventually(() => dialog.getByLabel(words.fields.recipient, { exact: true }).inputValue()).toBe("Gate");
  expect(await addressOf(page)).toBe("/submissions");
  await page.goto("/submissions?entry=gone");
  await page.getByText(words.entryGone).waitFor();
  expect(await dialog.count()).toBe(0);
});

test("an entry says by which call it was checked, and leads to another check in a tab of its own", async () => {
  const own = { kind: "call", name: "Spring call", content: { ...emptyCall, year: 2027 } };
  const entries = [
    loggedSubmission("Concord", { playId, callId: "concord-uk" }),
    loggedSubmission("Gate", { playId, callId: "call-of-a-wharf1" }),
    loggedSubmission("Bush", { playId, callId: "call-of-a-wharf2" }),
  ];
  const play = playWith({ title: "Ghosts" }, scene("Hall"));
  const { page } = await openSubmissionLog({ submissions: entries, play });
  await page.evaluate((body) => fetch("/api/presets/call-of-a-wharf1", { method: "PUT", body }), JSON.stringify(own));
  const dialog = page.getByRole("dialog", { name: words.editTitle });
  const openEntry = async (name: string) => {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await button(page, name).click();
  };
  const again = dialog.getByRole("link", { name: words.call.again });
  await openEntry("Gate");
  await dialog.getByText(words.call.named({ name: "Spring call" })).waitFor();
  await dialog.getByText(callWords.rulesOf({ year: "2027" })).waitFor();
  await expectAccessible(page);
  await openEntry("Bush");
  await dialog.getByText(words.call.deleted).waitFor();
  expect(await again.count()).toBe(0);
  await openEntry("Concord");
  await dialog.getByText(callWords.rulesOf({ year: "2026" })).waitFor();
  const address = await again.getAttribute("href");
  expect(address).toBe(`/editor/${playId}?call=concord-uk`);
  await page.goto(address ?? "");
  const sending = page.getByRole("dialog", { name: editorWords.sendTo });
  await eventually(() => sending.getByRole("combobox", { name: callWords.call, exact: true }).inputValue()).toBe(
    "concord-uk",
  );
  expect(await addressOf(page)).toBe(`/editor/${playId}`);
});

test("the list of plays says what's due next and how many answers are late, and nothing moves because of it", async () => {
  const start = { submissions: submissionsInEachGroup(), others: [playWith({ title: "Ghosts" }, scene("Hall"))] };
  const { page } = await openWorkbench("/dashboard", start, { ...desktop, tier: "writer" });
  const play = page.getByRole("link", { name: "Ghosts", exact: true });
  await play.waitFor();
  const before = await play.boundingBox();
  const line = page.getByRole("link", { name: /^Due \w+: Royal Court — Ghosts · 1 answer is late$/ });
  await line.waitFor();
  expect(await play.boundingBox()).toEqual(before);
  await line.click();
  await heading(page, words.title).waitFor();
});

test("the list of plays says nothing if nothing is due or late", async () => {
  const start = {
    submissions: [loggedSubmission("Gate", { state: "declined" })],
    others: [playWith({ title: "Ghosts" }, scene("Hall"))],
  };
  // Watched from another screen, because the list may ask before its first play is seen.
  const { page } = await openWorkbench("/submissions", start, desktop);
  await heading(page, words.title).waitFor();
  await page.evaluate(() => {
    const send = window.fetch;
    Object.assign(window, {
      isAsked: new Promise<void>((resolve) => {
        window.fetch = (address, options) => {
          if (String(address).includes("/submissions?open=true")) setTimeout(resolve, 500);
          return send(address, options);
        };
      }),
    });
  });
  await page.getByRole("link", { name: shellWords.brand }).first().click();
  await page.getByRole("link", { name: "Ghosts", exact: true }).waitFor();
  await page.evaluate(() => (window as { isAsked?: Promise<void> }).isAsked);
  expect(await page.getByRole("link", { name: /^Due|late/ }).count()).toBe(0);
});
