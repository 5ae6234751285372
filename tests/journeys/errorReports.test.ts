import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { consentWords } from "#frontend/messages/consent.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { readerFeedbackWords as readerWords } from "#frontend/messages/readerFeedback.yaml";
import { direction, note, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, newDevice, origin, phone } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import { answerCookieNotice } from "./harness/consent.ts";
import { beginPlay, elements, manuscript, save, titleField, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { isReported, reportedItems } from "./harness/monitoring.ts";
import { demonstrationPerson, newAdministrator, newWriter } from "./harness/people.ts";
import { openPlayList } from "./harness/playList.ts";
import { commentEntry, createLink, feedbackPanel, kindChoice, openSharedLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, field, heading } from "./harness/signIn.ts";

const pageWithErrors = { ...desktop, isTroubled: true };

/**
 * Makes a browser feature fail that parts of the screen use for what they count. The failure can be removed. Some messages
 * contain the free plan's limit, and it's read when their code is loaded. That must work: the page reloads if it can't load
 * code.
 */
const breakNumbers = (page: Page, words: string) =>
  page.evaluate(
    ({ message, limit }) => {
      const { select } = Intl.PluralRules.prototype;
      Object.assign(window, { repairNumbers: () => Object.assign(Intl.PluralRules.prototype, { select }) });
      Intl.PluralRules.prototype.select = function (value: number) {
        if (value === limit) return select.call(this, value);
        throw new Error(message);
      };
    },
    { message: words, limit: plans.free.playLimit },
  );
const repairNumbers = (page: Page) =>
  page.evaluate(() => (window as unknown as { repairNumbers: () => void }).repairNumbers());

test("a panel that fails never hides the text, and a screen that fails says so; both are reported, and can be tried again", async () => {
  const { page } = await newDeviceOf(await newWriter(), pageWithErrors);
  // Its code is loaded then; a failure during loading would reload the page.
  await openPlayList(page);
  await page.getByRole("link", { name: dashboardWords.emptyStart }).click();
  await manuscript(page).waitFor();
  await manuscript(page).focus();
  await page.keyboard.press("Control+2");
  await typeKeys(page, "Hall{Enter}");
  await breakNumbers(page, "No figures tonight");
  await typeKeys(page, "A hall.{Enter}NORA enters.");
  await page.getByText(editorWords.panelFailed).first().waitFor();
  await typeKeys(page, " She looks around.");
  expect((await elements(page)).at(-1)).toBe("NORA enters. She looks around.");
  await page.keyboard.press("Control+s");
  await repairNumbers(page);
  const failed = page.getByText(editorWords.panelFailed);
  for (let left = await failed.count(); left > 0; left--) {
    await button(page, editorWords.tryAgain).first().press("Enter");
    await eventually(() => failed.count()).toBeLessThan(left);
  }
  // The bar that says so may have failed, too.
  await waitUntilSaved(page);
  await eventually(() => isReported("No figures tonight")).toBe(true);

  await breakNumbers(page, "No numbers tonight");
  await page.getByRole("link", { name: editorWords.back }).first().click();
  await heading(page, failureWords.title).waitFor();
  await page.getByText(failureWords.text, { exact: true }).waitFor();
  await expectAccessible(page);
  await eventually(() => isReported("No numbers tonight")).toBe(true);
  await repairNumbers(page);
  await button(page, failureWords.tryAgain).click();
  await heading(page, dashboardWords.title).waitFor();
});

/**
 * Makes files unavailable, as after a deployment, for this page until it's reloaded. Returns a function that returns how
 * often one was requested.
 */
async function blockFiles(page: Page, paths: ReadonlySet<string>): Promise<() => number> {
  let isGone = true;
  let loads = 0;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    isGone = false;
    loads++;
  });
  await page.route(
    ({ pathname }) => paths.has(pathname),
    (route) => (isGone ? route.fulfill({ status: 404, body: "There is no such file." }) : route.continue()),
  );
  return () => loads;
}

/** Returns the paths of the scripts that the play list loads. */
async function scriptsOfPlayList(context: BrowserContext): Promise<ReadonlySet<string>> {
  const page = await context.newPage();
  await openPlayList(page);
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.close();
  return new Set(addresses.map((address) => new URL(address).pathname).filter((path) => path.endsWith(".js")));
}

test("after a deployment during a visit, the page reloads itself once and loses nothing", async () => {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Hall", direction("NORA enters.")));
  const { page, context } = await newDeviceOf(writer, pageWithErrors);
  const scripts = await scriptsOfPlayList(context);
  const editor = `/editor/${playId}`;
  await page.goto(editor);
  await manuscript(page).waitFor();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} The lamp is on.");
  const loads = await blockFiles(page, scripts);
  await page.getByRole("link", { name: editorWords.back }).first().click();
  await heading(page, dashboardWords.title).waitFor();
  expect(loads()).toBe(1);
  await page.goto(editor);
  await manuscript(page).waitFor();
  await eventually(async () => (await elements(page)).at(-1)).toBe("NORA enters. The lamp is on.");
});

const canary = "Zinnoberkanarie";

test("what a person writes is never sent to other companies, whatever fails", async () => {
  const writer = await newWriter(`${canary} Harrow`);
  const { page } = await newDeviceOf(writer, { ...pageWithErrors, isUndecided: true });
  const sent = sentElsewhere(page);
  await loadRecorderSlowly(page);
  await page.goto(`/about?from=${canary}#${canary}`);
  await answerCookieNotice(page, consentWords.acceptAll);
  await beginPlay(page);
  await typeKeys(
    page,
    `${canary} Hall{Enter}A hall.{Enter}${canary} enters.{Enter}NORA{Enter}${canary}, who left the lamp on?`,
  );
  await titleField(page).fill(`The ${canary}`);
  await save(page);
  await causeErrors(page, canary);
  await page.goto("/profile");
  await field(page, "Pen name").first().fill(`${canary} Pen`);
  await page.goto("/dashboard");
  await page.getByText(`The ${canary}`).first().waitFor();
  await causeErrors(page, canary);
  for (const kind of ["SyntaxError", "RangeError", "could not be drawn"])
    await eventually(() => isReported(kind), { message: kind }).toBe(true);
  await eventually(async () => (await reportedItems()).some(({ type }) => type === "replay_recording")).toBe(true);
  expect(JSON.stringify(await reportedItems())).not.toContain(canary);
  expect(sent.join("\n")).not.toContain(canary);
});

/** An error that happens while the recorder loads must have a recording, too. */
const loadRecorderSlowly = (page: Page) =>
  page.route(/\/assets\/.*replay-.*\.js/, async (route) => {
    await wait(2000);
    await route.continue();
  });

const rumour = "Türkisrabe";

test("comments between readers and author, and private notes, are never sent to other companies", async () => {
  const text = speech("NORA", "Who left the lamp on?");
  const link = await createLink(
    playWith({ title: `The ${rumour}` }, scene("Hall"), text, note(`${rumour}: cut this?`)),
  );
  const { page: reader } = await newDevice({ ...phone, isTroubled: true });
  const { page: author } = await newDeviceOf(demonstrationPerson("company"), pageWithErrors);
  const sent = [reader, author].map(sentElsewhere);
  await openSharedLink(reader, link.path, `The ${rumour}`);
  await reader.getByText("Who left the lamp on?").tap();
  await kindChoice(reader, readerWords.kinds.question).tap();
  await feedbackPanel(reader).getByLabel(readerWords.asks.question).fill(`A ${rumour}?`);
  await feedbackPanel(reader).getByLabel(readerWords.name, { exact: true }).fill(`${rumour} Pym`);
  await feedbackPanel(reader).getByRole("button", { name: readerWords.send }).tap();
  await commentEntry(reader, rumour).getByRole("button", { name: readerWords.edit }).waitFor();
  await causeErrors(reader, rumour);
  await author.goto(`/feedback/${link.playId}`);
  await author.getByRole("button", { name: feedbackWords.reply }).first().click();
  await author.getByLabel(feedbackWords.yourReply({ name: `${rumour} Pym` })).fill(`No, a ${rumour}.`);
  await author.getByRole("button", { name: feedbackWords.sendReply }).click();
  await author.getByText(`No, a ${rumour}.`).waitFor();
  await causeErrors(author, rumour);
  for (const recorded of sent) await eventually(() => recorded.join("\n")).toContain("RangeError");
  for (const activityLog of ["monitoring", "hubspot"])
    expect(await (await fetch(`${origin}/local/${activityLog}.json`)).text()).not.toContain(rumour);
  expect(JSON.stringify(await activityToday())).not.toContain(rumour);
  expect(sent.flat().join("\n")).not.toContain(rumour);
});

/** Returns the activity log of all users. */
async function activityToday(): Promise<unknown> {
  const today = new Date().toISOString().slice(0, 10);
  const { status, body } = await (await apiOf(await newAdministrator())).ask(
    "GET",
    `/admin/activity?from=${today}&to=${today}`,
  );
  expect({ status, isEmpty: body.entries.length === 0 }).toEqual({ status: 200, isEmpty: false });
  return body;
}

/** Everything a page sends to other companies; error monitoring counts as one. */
function sentElsewhere(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isElsewhere = !request.url().includes("localhost") || request.url().includes("/local/sentry/");
    if (isElsewhere) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}

/** Causes typical uncaught errors: a parser quotes its input, an editor its content. */
async function causeErrors(page: Page, secret: string): Promise<void> {
  await page.evaluate((words) => {
    setTimeout(() => JSON.parse(`${words}, who left "the" lamp on?`));
    setTimeout(() => {
      throw new RangeError(`Invalid content for node doc: <paragraph("${words}")>`);
    });
    setTimeout(() => {
      throw new Error(`“${words}” could not be drawn`);
    });
    console.error(words);
  }, secret);
  await eventually(() => page.evaluate(() => document.readyState)).toBe("complete");
}
