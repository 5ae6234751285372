import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withoutGuards } from "#domain/csv.ts";
import { emptyCall } from "#domain/submissions/calls/submissionCall.ts";
import { readSheet } from "#domain/submissions/csv/readSheet.ts";
import { oddSheet, textsOfOddRow, withSpaces } from "#domain/submissions/csv/testing/oddSheet.ts";
import {
  emptySubmission,
  type Submission,
  type SubmissionEntry,
  type SubmissionId,
} from "#domain/submissions/submission.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { submissionImportWords as importWords } from "#frontend/messages/submissionImport.yaml";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { entryAddress } from "#frontend/modules/submissions/entryAddress.ts";
import { playWith, scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { type BrowserDevice, desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { openWorkbench, type WriterLook } from "./openWorkbench.ts";
import { playId, type WorkbenchStart } from "./page/onWorkbench.ts";

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = "2027-01-01T00:00:00.000Z";
let count = 0;
const submission = (recipient: string, entry: Partial<SubmissionEntry> = {}): Submission => ({
  ...{ ...emptySubmission, recipient, playTitle: "Ghosts", ...entry },
  submissionId: `entry-${String(count++).padStart(10, "0")}` as SubmissionId,
  ...{ createdAt: at, changedAt: at },
});
const due = (day: string) => ({ day, time: null, zone: null });

async function openLog(start: Omit<WorkbenchStart, "person">, look: WriterLook = desktop): Promise<BrowserDevice> {
  const device = await openWorkbench("/submissions", start, look);
  await heading(device.page, words.title).waitFor();
  return device;
}

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const rowNames = (page: Page) => page.getByRole("table").getByRole("rowheader").getByRole("button").allInnerTexts();
const menuOf = (page: Page, recipient: string) => button(page, words.actionsOf({ recipient }));
async function choose(page: Page, recipient: string, name: string): Promise<void> {
  await menuOf(page, recipient).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("an empty log says what it's for, and a submission is added to it with every field", async () => {
  const { page } = await openLog({ others: [playWith({ title: "Brand" }, scene("Hall"))] });
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
  await expectAccessible(page);
  await button(page, words.emptyStart).click();
  const dialog = page.getByRole("dialog", { name: words.addTitle });
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(words.errors.recipient).waitFor();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field(words.fields.recipient).and(page.locator(":focus")).fill("Bruntwood Prize");
  await field(words.fields.recipientKind).selectOption({ label: words.kinds.competition });
  await field(words.fields.address).fill("https://www.example.org");
  await field(words.fields.play).selectOption({ label: "Brand" });
  await field(words.fields.versionName).fill("Second draft");
  await field(words.fields.files).fill("Brand.pdf\nSynopsis.pdf");
  await field(words.fields.deadlineDay).fill("2037-02-12");
  await field(words.fields.deadlineTime).fill("18:00");
  await field(words.fields.zone).selectOption("Asia/Tokyo");
  await dialog.getByText(/^In your time: /).waitFor();
  await field(words.fields.fee).fill("15,5");
  await field(words.fields.currency).fill("gbp");
  await field(words.fields.answerExpectedBy).fill("2037-06-30");
  await field(words.fields.notes).fill("Blind.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.waitFor({ state: "detached" });
  await eventually(() => rowNames(page)).toEqual(["Bruntwood Prize"]);
  const row = page.getByRole("row", { name: /Bruntwood/ });
  for (const text of [words.kinds.competition, "Brand", "Second draft", "£15.50", words.states.planned])
    await row.getByText(text, { exact: true }).waitFor();
  await button(page, "Bruntwood Prize").click();
  const again = page.getByRole("dialog", { name: words.editTitle });
  expect(await again.getByLabel(words.fields.files, { exact: true }).inputValue()).toBe("Brand.pdf\nSynopsis.pdf");
  expect(await again.getByLabel(words.fields.zone, { exact: true }).inputValue()).toBe("Asia/Tokyo");
  await page.keyboard.press("Escape");
  await button(page, "Bruntwood Prize").and(page.locator(":focus")).waitFor();
});

const log = () => [
  submission("Bush Theatre", { state: "waiting", sentOn: dayFromNow(-90), answerExpectedBy: dayFromNow(-5) }),
  submission("Arcola", { deadline: due(dayFromNow(-2)), playTitle: "Brand" }),
  submission("Royal Court", { deadline: due(dayFromNow(3)), fee: { amount: 10, currency: "GBP" } }),
  submission("Soho", { deadline: due(dayFromNow(20)), recipientKind: "competition" }),
  submission("Orange Tree", { deadline: due(dayFromNow(200)) }),
  submission("Gate", { notes: "Ask Nora" }),
  submission("Almeida", {
    state: "declined",
    sentOn: dayFromNow(0),
    answeredOn: dayFromNow(0),
    fee: { amount: 20, currency: "USD" },
  }),
];

test("submissions are searched, filtered and sorted by a column, and added up", async () => {
  const { page } = await openLog({ submissions: log() }, { ...desktop, tier: "writer" });
  const totals = page.getByRole("region", { name: words.totals.label });
  await totals.getByText(words.totals.open({ count: 6 })).waitFor();
  await totals.getByText(words.totals.fees({ year: dayFromNow(0).slice(0, 4), amounts: "$20" })).waitFor();
  await page.getByRole("columnheader", { name: words.columns.recipient }).getByRole("button").click();
  await eventually(() => rowNames(page)).toEqual([
    ...["Almeida", "Arcola", "Bush Theatre", "Gate", "Orange Tree", "Royal Court", "Soho"],
  ]);
  expect(await page.getByRole("columnheader", { name: words.columns.recipient }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.states.declined });
  await eventually(() => rowNames(page)).toEqual(["Almeida"]);
  await page.getByLabel(words.state, { exact: true }).selectOption({ label: words.allStates });
  await page.getByRole("searchbox", { name: words.search }).fill("ask nora");
  await eventually(() => rowNames(page)).toEqual(["Gate"]);
  await page.getByRole("searchbox", { name: words.search }).fill("nobody");
  await page.getByText(words.noMatch).waitFor();
  await button(page, words.clearFilters).click();
  await eventually(async () => (await rowNames(page)).length).toBe(7);
  await expectAccessible(page);
});

test("the board groups submissions by deadline, and shows the late answers", async () => {
  const { page } = await openLog({ submissions: log() }, { ...desktop, tier: "writer" });
  await button(page, words.asBoard).click();
  const namesIn = (group: keyof typeof words.groups) =>
    page.getByRole("region", { name: words.groups[group] }).getByRole("listitem").getByRole("button");
  const groups = {
    answerLate: "Bush Theatre",
    overdue: "Arcola",
    week: "Royal Court",
    month: "Soho",
    later: "Orange Tree",
    none: "Gate",
  } as const;
  for (const [group, name] of Object.entries(groups))
    await namesIn(group as keyof typeof groups)
      .filter({ hasText: name })
      .waitFor();
  await expectAccessible(page);
});

test("a submission is marked as sent and as declined, that's undone, and deleting asks first", async () => {
  const { page } = await openLog({ submissions: [submission("Gate")] });
  await choose(page, "Gate", words.markSent);
  const row = page.getByRole("row", { name: /Gate/ });
  await row.getByText(words.states.waiting).waitFor();
  await choose(page, "Gate", words.markDeclined);
  await row.getByText(words.states.declined).waitFor();
  await button(page, words.undo).last().click();
  await row.getByText(words.states.waiting).waitFor();
  await choose(page, "Gate", words.delete);
  await button(page, words.keep).click();
  await menuOf(page, "Gate").and(page.locator(":focus")).waitFor();
  await choose(page, "Gate", words.delete);
  await page.getByRole("dialog").getByRole("button", { name: words.delete }).click();
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
});

test("the sixth open submission on the free plan is refused, with a link to the plans", async () => {
  const five = ["A", "B", "C", "D", "E"].map((name) => submission(name));
  const { page } = await openLog({ submissions: five });
  await button(page, words.add).click();
  const dialog = page.getByRole("dialog", { name: words.addTitle });
  await dialog.getByLabel(words.fields.recipient, { exact: true }).fill("F");
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(/includes 5 open submissions/).waitFor();
  await dialog.getByRole("link", { name: words.seePlans }).waitFor();
  expect(await dialog.getByLabel(words.fields.recipient, { exact: true }).inputValue()).toBe("F");
});

test("what was sent, and what has changed since, is shown in the play's history", async () => {
  const sent = submission("Gate", { playId, versionId: 1, versionName: "First draft" });
  const play = playWith({ title: "Ghosts" }, scene("Hall"));
  const { page } = await openLog({
    submissions: [sent],
    play,
    versions: [{ versionId: 1, at, device: "another-device" }],
  });
  const view = page.getByRole("combobox", { name: historyWords.view, exact: true });
  const address = `/editor/${playId}?version=1&view=pages`;
  await menuOf(page, "Gate").click();
  const item = page.getByRole("menuitem", { name: words.openSent, exact: true });
  expect(await item.getAttribute("href")).toBe(address);
  const [tab] = await Promise.all([page.context().waitForEvent("page"), item.click({ modifiers: ["ControlOrMeta"] })]);
  await tab.close();
  expect(await addressOf(page)).toBe("/submissions");
  await choose(page, "Gate", words.openSent);
  await eventually(() => view.inputValue()).toBe("pages");
  expect(await addressOf(page)).toBe(`/editor/${playId}?version=1&view=pages`);
  await page.goBack();
  await page.goBack();
  await choose(page, "Gate", words.changedSince);
  await eventually(() => view.inputValue()).toBe("changes");
  await button(page, historyWords.restorePlay).waitFor();
  expect(await addressOf(page)).toBe(`/editor/${playId}?version=1&view=changes`);
});

test("an address opens one entry of the log, and says so if it isn't there anymore", async () => {
  const entry = submission("Gate");
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
    submission("Concord", { playId, callId: "concord-uk" }),
    submission("Gate", { playId, callId: "call-of-a-wharf1" }),
    submission("Bush", { playId, callId: "call-of-a-wharf2" }),
  ];
  const play = playWith({ title: "Ghosts" }, scene("Hall"));
  const { page } = await openLog({ submissions: entries, play });
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

test("1,400 submissions scroll, with a part of their rows at a time", async () => {
  const many = Array.from({ length: 1400 }, (_, n) => submission(`Theater ${n}`, { state: "declined" }));
  const { page } = await openLog({ submissions: many }, { ...desktop, tier: "writer" });
  await eventually(async () => (await rowNames(page)).length).toBeLessThan(200);
  const before = (await rowNames(page)).length;
  await page.mouse.move(600, 600);
  for (let n = 0; n < 5; n++) await page.mouse.wheel(0, 4000);
  await eventually(async () => (await rowNames(page)).length).toBeGreaterThan(before);
  await page.getByRole("searchbox", { name: words.search }).fill("theater 1399");
  await eventually(() => rowNames(page)).toEqual(["Theater 1399"]);
});

const pastedCells = [
  "Contest\tScript\tDeadline\tSubmitted\tEntry fee\tResult\tColor",
  "Bruntwood\tGhosts\t2/12/2037\t\t£10\t\tblue",
  "Bush\tGhosts\t\t25/1/2027\t\trejected\t",
  "\tBrand\trolling\t3/1/2027\t$5\tsemi-finalist\t",
].join("\n");

async function pasteSheet(page: Page, cells: string) {
  await button(page, words.emptyImport).click();
  const dialog = page.getByRole("dialog", { name: importWords.title });
  await dialog.getByLabel(importWords.paste).fill(cells);
  await dialog.getByRole("button", { name: importWords.usePasted }).click();
  return dialog;
}

test("pasted cells are read with guessed columns, rows with problems first, and stored", async () => {
  const { page } = await openLog({}, { ...desktop, tier: "writer" });
  const dialog = await pasteSheet(page, pastedCells);
  const fieldOf = (column: string) => dialog.getByLabel(importWords.fieldOf({ heading: column }));
  expect(await fieldOf("Contest").inputValue()).toBe("recipient");
  expect(await fieldOf("Color").inputValue()).toBe("");
  const dates = dialog.getByLabel(importWords.formOf({ heading: "Submitted" }));
  expect(await dates.inputValue()).toBe("european");
  const preview = dialog.getByRole("region", { name: importWords.preview });
  await preview.getByRole("row").nth(1).getByText(importWords.problems.noRecipient).waitFor();
  await preview.getByText("Color: blue").waitFor();
  await dates.selectOption("us");
  await preview.getByText("Submitted: 25/1/2027").waitFor();
  await dates.selectOption("european");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: importWords.store({ count: 3 }) }).click();
  await dialog.getByText(importWords.done({ count: 3 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await eventually(async () => (await rowNames(page)).toSorted()).toEqual(["Bruntwood", "Bush", importWords.unnamed]);
  const file = await downloadFrom(page, () => button(page, words.export).click());
  expect(file.bytes.toString()).toContain("Color: blue");
});

test("1,400 rows of odd cells are imported, one is edited, and the exported file has every cell", async () => {
  const { page } = await openLog({}, { ...desktop, tier: "writer" });
  await button(page, words.emptyImport).click();
  const dialog = page.getByRole("dialog", { name: importWords.title });
  const file = { name: "submissions.csv", mimeType: "text/csv", buffer: Buffer.from(oddSheet) };
  await dialog.getByLabel(importWords.file).setInputFiles(file);
  await dialog.getByRole("button", { name: importWords.store({ count: 1400 }) }).click();
  await dialog.getByText(importWords.done({ count: 1400 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await page.getByRole("searchbox", { name: words.search }).fill("Theater 701");
  await button(page, "Theater 701").click();
  const entry = page.getByRole("dialog", { name: words.editTitle });
  await entry.getByLabel(words.fields.versionName, { exact: true }).fill("Third draft");
  await entry.getByRole("button", { name: words.save }).click();
  await entry.waitFor({ state: "detached" });
  const saved = await downloadFrom(page, () => button(page, words.export).click());
  const lines = readSheet(saved.bytes.toString()).map((cells) => withSpaces(cells.map(withoutGuards).join("\n")));
  expect(lines).toHaveLength(1401);
  const numbers = lines.map((line) => /Theater (\d+)/.exec(line)?.[1]);
  const places = new Map(numbers.map((number, place) => [number, place]));
  expect(lines[places.get("701") ?? 0]).toContain("Third draft");
  for (let n = 0; n < 1400; n++) {
    const texts = textsOfOddRow(n).map(withSpaces);
    const place = places.get(String(n));
    const candidates =
      place === undefined ? lines.filter((line) => line.includes(importWords.unnamed)) : [lines[place]];
    const isThere = candidates.some((line) => texts.every((text) => line?.includes(text)));
    expect(isThere, `row ${n}`).toBe(true);
  }
});

test("an import that fails in the middle says what's stored, and goes on without doubles", async () => {
  const { page } = await openLog({}, { ...desktop, tier: "writer" });
  const rows = Array.from({ length: 120 }, (_, n) => `Theater ${n}\trejected`);
  const dialog = await pasteSheet(page, ["Theater\tResult", ...rows].join("\n"));
  // The second request reaches the server, and its answer is lost.
  await page.evaluate(() => {
    const send = window.fetch;
    let puts = 0;
    window.fetch = async (address, options) => {
      const answer = await send(address, options);
      if (options?.method === "PUT" && ++puts === 2) throw new TypeError("Failed to fetch");
      return answer;
    };
  });
  await dialog.getByRole("button", { name: importWords.store({ count: 120 }) }).click();
  await dialog.getByText(importWords.progress({ stored: 50, all: 120 })).waitFor();
  await dialog.getByText(importWords.stopped).waitFor();
  await dialog.getByRole("button", { name: importWords.goOn }).click();
  await dialog.getByText(importWords.done({ count: 120 })).waitFor();
  await dialog.getByRole("button", { name: importWords.close }).click();
  await page.getByText(words.totals.answered({ count: 120 })).waitFor();
  const listed = await page.evaluate(async () => (await (await fetch("/api/submissions")).json()).submissions.length);
  expect(listed).toBe(120);
});

test("on a phone, each column and each row of an import is a card that can be read and changed", async () => {
  const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await openLog({}, { ...small, tier: "writer" });
  const dialog = await pasteSheet(page, pastedCells);
  const columns = dialog.getByRole("list", { name: importWords.columns });
  const card = columns.getByRole("listitem").filter({ hasText: "Submitted" });
  await card.getByText("25/1/2027").waitFor();
  const overflow = await columns.evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await card.getByLabel(importWords.formOf({ heading: "Submitted" })).selectOption("us");
  await card.getByLabel(importWords.fieldOf({ heading: "Submitted" })).selectOption("");
  await card.getByLabel(importWords.formOf({ heading: "Submitted" })).waitFor({ state: "detached" });
  await expectAccessible(page);
  const preview = dialog.getByRole("list", { name: importWords.preview });
  await preview.getByRole("listitem").filter({ hasText: "Bruntwood" }).getByText("£10").waitFor();
  await preview.getByText(importWords.problems.noRecipient).waitFor();
  expect(await preview.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
});

test("on a phone, submissions are cards that fit, and can be added with the keyboard alone", async () => {
  const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await openLog({ submissions: log() }, { ...small, tier: "writer" });
  const list = page.getByRole("list", { name: words.title });
  await list.getByRole("button", { name: "Soho", exact: true }).waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await button(page, words.asBoard).click();
  await page.getByRole("region", { name: words.groups.overdue }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await button(page, words.add).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel(words.fields.recipient, { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Finborough");
  await page.keyboard.press("Enter");
  await page.getByText(words.saved({ recipient: "Finborough" })).waitFor();
  await button(page, words.add).and(page.locator(":focus")).waitFor();
});

test("the list of plays says what's due next and how many answers are late, and nothing moves because of it", async () => {
  const start = { submissions: log(), others: [playWith({ title: "Ghosts" }, scene("Hall"))] };
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
    submissions: [submission("Gate", { state: "declined" })],
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

test("in Spanish, the log, its dialog and the import have no English words", async () => {
  const { page } = await openWorkbench(
    "/submissions",
    { submissions: log() },
    { ...desktop, tier: "writer", language: "es" },
  );
  await page.getByRole("heading", { name: "Envíos", exact: true }).waitFor();
  await page.getByRole("columnheader", { name: "Fecha límite" }).waitFor();
  await page.getByRole("button", { name: "Agregar envío" }).click();
  await page.getByRole("dialog", { name: "Agregar un envío" }).getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Escribe el teatro, el concurso o la persona.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Importar una hoja de cálculo" });
  await dialog.getByLabel("O pega celdas").fill("Concurso\tPlazo\tEstado\nBruntwood\t12/2/2037\tenviada");
  await dialog.getByRole("button", { name: "Usar las celdas pegadas" }).click();
  await dialog.getByRole("button", { name: "Guardar 1 fila" }).click();
  await dialog.getByText("Se guardó 1 fila.").waitFor();
});
