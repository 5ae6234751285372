import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play } from "#domain/play/play.ts";
import { builtInCalls } from "#domain/submissions/calls/builtInCalls.ts";
import { emptyCall, type SubmissionCall } from "#domain/submissions/calls/submissionCall.ts";
import { emptySubmission, type Submission, type SubmissionId } from "#domain/submissions/submission.ts";
import { callCheckWords, callFormWords, callWords } from "#frontend/messages/calls.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { formatList } from "#frontend/messages/format.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import { versionSubmissionWords } from "#frontend/messages/versionSubmissions.yaml";
import { entryAddress } from "#frontend/modules/submissions/entryAddress.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { character, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { button } from "../journeys/harness/signIn.ts";
import { board, openHistory } from "./historyBoard.ts";
import { openEditor } from "./openEditor.ts";
import { playId } from "./page/onWorkbench.ts";

const ready = playWith(
  {
    title: "The Lamp",
    authors: "Mara Voss",
    contact: "4 Wharf Lane",
    synopsis: "A lamp goes out. Somebody lights it again.",
    productionHistory: "Read at the Wharf, 2026.",
    actsAndScenes: "Scene 1: A street. Night.",
    characters: [character("NORA", { age: "30s", gender: "woman" }), character("TOM")],
  },
  scene("Scene 1"),
  direction("NORA and TOM enter."),
  ...speech("NORA", "Who is there? ".repeat(300)),
  ...speech("TOM", "I am."),
);
const unready = playWith(
  { title: "The Lamp", characters: [] },
  scene("Scene 1"),
  direction("NORA, TOM and ANNA enter."),
  ...speech("NORA", "Who?"),
  ...speech("TOM", "I."),
  ...speech("ANNA", "I, too."),
);

/** What is checked of the play itself. Choosing the call sets everything else. */
const strict: SubmissionCall = {
  ...emptyCall,
  caller: "Wharf Theatre",
  note: "No musicals.",
  rules: {
    ...emptyCall.rules,
    parts: ["script", "firstPages", "synopsis"],
    firstPages: 3,
    format: "pdf",
    identity: "named",
    noPseudonym: true,
    leastPages: 2,
    mostPages: 20,
    leastMinutes: 2,
    mostMinutes: 20,
    mostActors: 2,
    paper: "letter",
    fontPoints: 12,
    marginInches: 1,
    titlePage: "named",
    coverHasAddress: true,
    pageNumbers: true,
    fileName: "[TITLE] – [AUTHOR].pdf",
    synopsisSentences: 2,
    synopsisWords: 50,
    details: ["synopsis", "characters", "actsAndScenes", "productionHistory", "goals"],
  },
};

/** What a play can't be at the same time, because it isn't too short and too long at once. */
const tooShort: SubmissionCall = {
  ...emptyCall,
  rules: {
    ...emptyCall.rules,
    parts: ["script"],
    identity: "phone",
    titlePage: "unnamed",
    mostPages: 1,
    mostMinutes: 1,
  },
};

/** Calls the API in the page's memory. */
const callApi = (page: Page, path: string, method = "GET", body?: object): Promise<unknown> =>
  page.evaluate(
    async ([address, how, text]) =>
      (await fetch(address, { method: how, ...(text !== "" && { body: text }) })).json() as Promise<unknown>,
    [`/api${path}`, method, body ? JSON.stringify(body) : ""] as const,
  );
const listLog = async (page: Page) =>
  ((await callApi(page, "/submissions")) as { readonly submissions: readonly Submission[] }).submissions;
const listVersions = async (page: Page) =>
  ((await callApi(page, `/plays/${playId}/versions`)) as { readonly versions: readonly PlayVersion[] }).versions;
const saveCall = (page: Page, name: string, content: SubmissionCall, presetId = "call-of-a-wharf1") =>
  callApi(page, `/presets/${presetId}`, "PUT", { kind: "call", name, content });

async function openSendDialog(page: Page, menu: string = editorWords.export): Promise<Locator> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: editorWords.sendToItem }).click();
  const dialog = page.getByRole("dialog", { name: editorWords.sendTo });
  await dialog.waitFor();
  return dialog;
}

const callList = (dialog: Locator) => dialog.getByRole("combobox", { name: callWords.call, exact: true });
const recipient = (dialog: Locator) => dialog.getByRole("textbox", { name: callWords.recipient });
const rules = (dialog: Locator) => dialog.getByRole("region", { name: callWords.checks }).getByRole("listitem");
const send = (page: Page, dialog: Locator) =>
  downloadFrom(page, () => dialog.getByRole("button", { name: callWords.send, exact: true }).click());

async function openWithCalls(play: Play) {
  const { page } = await openEditor(play);
  await saveCall(page, "Spring call", strict);
  await saveCall(page, "Short call", tooShort, "call-of-a-wharf2");
  const dialog = await openSendDialog(page);
  await callList(dialog).selectOption({ label: "Spring call" });
  await rules(dialog).first().waitFor();
  return { page, dialog };
}

const { passed, failed, toCheck } = callCheckWords.states;

test("each kind of rule of a writer's own call is said to be not met, with what the play has instead", async () => {
  const { page, dialog } = await openWithCalls(unready);
  await expectAccessible(page);
  // Choosing the call has set what it asks for.
  await dialog.getByLabel(submissionWords.format, { exact: true }).selectOption("docx");
  await dialog.getByLabel(submissionWords.pages, { exact: true }).fill("5");
  await dialog.getByLabel(callWords.namePattern, { exact: true }).fill("");
  await dialog.getByLabel(exportingWords.layout, { exact: true }).selectOption("acting-edition");
  await dialog.getByLabel(exportingWords.paper, { exact: true }).selectOption("a4");
  await eventually(() => rules(dialog).allTextContents()).toEqual([
    `${failed} Files that aren't written yet: Synopsis.`,
    `${failed} First 3 pages: you chose 5.`,
    `${failed} Files as PDF.`,
    `${failed} Files named [TITLE] – [AUTHOR].pdf.`,
    `${failed} At least 2 pages: yours has 1.`,
    `${passed} At most 20 pages: yours has 1.`,
    `${failed} At least 2 minutes: yours runs for about 1.`,
    `${passed} At most 20 minutes: yours runs for about 1.`,
    `${failed} At most 2 actors: this needs 3, in Scene 1.`,
    `${passed} Your name is in the files.`,
    `${toCheck} No pseudonym. Check the name that you enter in the form.`,
    `${failed} Pages on US Letter.`,
    `${failed} Font of 12 points: yours has 11.`,
    `${failed} Margins of at least 1 in: your narrowest has 0.5 in.`,
    `${passed} Pages have numbers.`,
    `${failed} A title page with your name. It names nobody yet.`,
    `${failed} An address on the cover: the title page of your script has none.`,
    `${failed} Synopsis of at most 2 sentences: not written yet.`,
    `${failed} Synopsis of at most 50 words: not written yet.`,
    `${failed} Synopsis: not written yet.`,
    `${failed} List of characters: not written yet.`,
    `${failed} List of acts and scenes: not written yet.`,
    `${failed} Production history: not written yet.`,
    `${failed} Developmental goals: not written yet.`,
    `${toCheck} No musicals.`,
  ]);
  // Beside the button that saves the files.
  await dialog.getByText(callWords.notMet({ count: 19 }), { exact: true }).waitFor();
});

test("each kind of rule of a writer's own call is said to be met, and those of a call for short plays aren't", async () => {
  const { dialog } = await openWithCalls(ready);
  await dialog.getByRole("textbox", { name: callWords.goals, exact: true }).fill("Find the end.");
  await eventually(() => rules(dialog).allTextContents()).toEqual([
    `${passed} The files that the call asks for.`,
    `${passed} First 3 pages: you chose 3.`,
    `${passed} Files as PDF.`,
    `${passed} Files named [TITLE] – [AUTHOR].pdf.`,
    `${passed} At least 2 pages: yours has 2.`,
    `${passed} At most 20 pages: yours has 2.`,
    `${passed} At least 2 minutes: yours runs for about 8.`,
    `${passed} At most 20 minutes: yours runs for about 8.`,
    `${passed} At most 2 actors: this has 2 roles.`,
    `${passed} Your name is in the files.`,
    `${toCheck} No pseudonym. Check the name that you enter in the form.`,
    `${passed} Pages on US Letter.`,
    `${passed} Font of 12 points: yours has 12.`,
    `${passed} Margins of at least 1 in: your narrowest has 1 in.`,
    `${passed} Pages have numbers.`,
    `${passed} A title page with your name.`,
    `${passed} An address on the cover.`,
    `${passed} Synopsis of at most 2 sentences: yours has 2.`,
    `${passed} Synopsis of at most 50 words: yours has 8.`,
    `${passed} Synopsis: written.`,
    `${passed} List of characters: written.`,
    `${passed} List of acts and scenes: written.`,
    `${passed} Production history: written.`,
    `${passed} Developmental goals: written.`,
    `${toCheck} No musicals.`,
  ]);
  await callList(dialog).selectOption({ label: "Short call" });
  await eventually(() => rules(dialog).allTextContents()).toEqual([
    `${passed} The files that the call asks for.`,
    `${failed} At most 1 page: yours has 2.`,
    `${failed} At most 1 minute: yours runs for about 8.`,
    `${failed} No name, but a telephone number on the cover. Enter the number below.`,
    `${passed} A title page with the title, without your name.`,
  ]);
  await dialog.getByText(callWords.notMet({ count: 3 }), { exact: true }).waitFor();
});

test("sending keeps a named version, saves the files by the call's pattern, and adds to the log", async () => {
  const { page } = await openEditor(ready, { ...desktop, tier: "writer" });
  const dialog = await openSendDialog(page);
  await callList(dialog).selectOption({ label: builtInCalls["concord-uk"].caller });
  await dialog.getByText(callWords.rulesOf({ year: "2026" })).waitFor();
  expect(await recipient(dialog).inputValue()).toBe(builtInCalls["concord-uk"].caller);
  await recipient(dialog).fill("Concord, London");
  const saved = await send(page, dialog);
  expect(saved.name).toBe("The Lamp - Mara Voss - Concord, London - Submission package.zip");
  expect(Object.keys(unzipSync(saved.bytes))).toEqual(["The Lamp – Mara Voss.pdf"]);
  await dialog.getByText(callWords.logged({ recipient: "Concord, London" })).waitFor();
  const [version] = (await listVersions(page)).filter(({ name }) => name !== undefined);
  expect(version?.name).toMatch(/^Sent to Concord, London, \S+ \d/);
  expect(await listLog(page)).toMatchObject([
    {
      recipient: "Concord, London",
      playTitle: "The Lamp",
      callId: "concord-uk",
      versionId: version?.versionId,
      versionName: version?.name,
      files: ["The Lamp – Mara Voss.pdf"],
      state: "waiting",
    },
  ]);
  await dialog.getByRole("link", { name: callWords.openEntry }).click();
  const entry = page.getByRole("dialog", { name: submissionLogWords.editTitle });
  const to = entry.getByLabel(submissionLogWords.fields.recipient, { exact: true });
  await eventually(() => to.inputValue()).toBe("Concord, London");
});

test("the same text sent to several is one version, which keeps its name and says where it went", async () => {
  const { page } = await openEditor(ready, { ...desktop, tier: "writer" });
  for (const name of ["Yale Drama Series", "Papatango"]) {
    const dialog = await openSendDialog(page);
    await recipient(dialog).fill(name);
    await send(page, dialog);
    await dialog.getByText(callWords.logged({ recipient: name })).waitFor();
    await dialog.getByRole("button", { name: callWords.close }).click();
    await dialog.waitFor({ state: "detached" });
  }
  const [version, ...others] = (await listVersions(page)).filter(({ name }) => name !== undefined);
  expect(version?.name).toMatch(/^Sent to Yale Drama Series, [^;]+; Papatango, [^;]+$/);
  expect(others).toEqual([]);
  const log = await listLog(page);
  expect(log.map(({ versionId }) => versionId)).toEqual([version?.versionId, version?.versionId]);
  const papatango = log.find((one) => one.recipient === "Papatango");
  expect(papatango?.versionName).toMatch(/^Sent to Papatango, [^;]+$/);
  await openHistory(page);
  expect(await board(page).getByRole("region", { name: versionSubmissionWords.title, exact: true }).count()).toBe(0);
  await board(page)
    .getByRole("button", { name: version?.name ?? "" })
    .click();
  const sent = board(page).getByRole("region", { name: versionSubmissionWords.title, exact: true });
  await eventually(() => sent.getByRole("link").allTextContents()).toEqual(["Yale Drama Series", "Papatango"]);
  await sent
    .getByText(formatList(papatango?.files ?? []), { exact: true })
    .first()
    .waitFor();
  expect(await sent.getByRole("link", { name: "Papatango" }).getAttribute("href")).toBe(
    entryAddress(papatango?.submissionId ?? ("" as SubmissionId)),
  );
  await expectAccessible(page);
});

test("named and blind copies are made in one go, and only the named one reveals the author", async () => {
  const { page } = await openEditor(ready);
  const dialog = await openSendDialog(page);
  await callList(dialog).selectOption({ label: callWords.kinds["two-copies"] });
  await dialog.getByRole("textbox", { name: callWords.namePattern }).fill("[AUTHOR], [TITLE]");
  await dialog.getByRole("textbox", { name: callWords.blindContact }).fill("+47 22 00 00 00");
  await dialog.getByRole("group", { name: callWords.namedCover }).getByRole("checkbox", { name: "Contact" }).uncheck();
  const saved = await downloadFrom(page, () =>
    dialog.getByRole("button", { name: submissionWords.save, exact: true }).click(),
  );
  const files = unzipSync(saved.bytes);
  expect(Object.keys(files)).toEqual(["Mara Voss, The Lamp.pdf", "The Lamp.pdf"]);
  const [named, blind] = await Promise.all(Object.values(files).map(pdfText));
  expect(named).toContain("Mara Voss");
  expect(named).not.toContain("Wharf Lane");
  expect(blind).not.toMatch(/mara|voss|wharf lane/i);
  expect(blind).toContain("+47 22 00 00 00");
});

const open = (number: number): Submission => ({
  ...emptySubmission,
  submissionId: `submission-${String(number).padStart(5, "0")}` as SubmissionId,
  recipient: `Theater ${number}`,
  createdAt: "2026-01-01T00:00:00.000Z",
  changedAt: "2026-01-01T00:00:00.000Z",
});

test("a full log of the free plan doesn't keep the files, and the entry can be added again", async () => {
  const submissions = Array.from({ length: 5 }, (_, number) => open(number));
  const { page } = await openEditor(ready, { ...desktop, submissions });
  const dialog = await openSendDialog(page);
  await recipient(dialog).fill("Wharf Theatre");
  const saved = await send(page, dialog);
  expect(Object.keys(unzipSync(saved.bytes)).length).toBeGreaterThan(2);
  await dialog.getByText(/your log has no entry for Wharf Theatre\. .*(Close or delete one)/).waitFor();
  await expectAccessible(page);
  const versions = await listVersions(page);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(({ name }) => name !== undefined)).toEqual([]);
  expect(await listLog(page)).toHaveLength(5);
  await callApi(page, `/submissions/${submissions[0]?.submissionId}`, "DELETE");
  await dialog.getByRole("button", { name: callWords.addAgain }).click();
  await dialog.getByText(callWords.logged({ recipient: "Wharf Theatre" })).waitFor();
  const [entry] = (await listLog(page)).filter((one) => one.recipient === "Wharf Theatre");
  expect(entry).toMatchObject({ versionId: versions.at(-1)?.versionId, versionName: "", callId: null });
  await dialog.getByRole("button", { name: callWords.close }).click();
  await dialog.waitFor({ state: "detached" });
});

test("a writer changes a copy of an example, and it's chosen", async () => {
  const { page } = await openEditor(ready);
  const dialog = await openSendDialog(page);
  await callList(dialog).selectOption({ label: callWords.kinds["ten-minute-festival"] });
  await dialog.getByRole("button", { name: callWords.changeCopy }).click();
  const form = page.getByRole("dialog", { name: callFormWords.title });
  await expectAccessible(page);
  await form.getByRole("textbox", { name: callFormWords.name }).fill("Harbor festival");
  const pages = form.getByRole("textbox", { name: callFormWords.numberFields.mostPages });
  await pages.fill("many");
  await form.getByText(callFormWords.numberError({ min: 1, max: 2000 })).waitFor();
  await form.getByRole("button", { name: callFormWords.save }).click();
  await pages.fill("12");
  await form.getByRole("button", { name: callFormWords.save }).click();
  await form.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: callWords.change, exact: true }).click();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  expect(await dialog.isVisible()).toBe(true);
  await eventually(() => rules(dialog).allTextContents()).toContainEqual(
    expect.stringMatching(/At most 12 pages: yours has \d+\.$/),
  );
  await dialog.getByRole("button", { name: callWords.remove }).click();
  await dialog.getByText(callWords.removed({ name: "Harbor festival" })).waitFor();
});

test("what was chosen is there again after a look at the front matter, and on a phone the sheet can be read", async () => {
  const { page } = await openEditor(unready, { ...phone, permissions: ["clipboard-read", "clipboard-write"] });
  const dialog = await openSendDialog(page, editorWords.more);
  await callList(dialog).selectOption({ label: callWords.kinds["literary-office"] });
  await recipient(dialog).fill("Wharf Theatre");
  await dialog.getByRole("button", { name: submissionWords.addToFront }).first().click();
  const front = page.getByRole("region", { name: editorWords.frontMatter, exact: true });
  await front.getByRole("textbox", { name: "Synopsis" }).fill("A lamp goes out.");
  await front.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor();
  expect(await recipient(dialog).inputValue()).toBe("Wharf Theatre");
  expect(await callList(dialog).inputValue()).toBe("literary-office");
  await dialog.getByText(callWords.sheet).click();
  const synopsis = dialog.getByRole("region", { name: callWords.sheetFields.synopsis, exact: true });
  expect(await synopsis.textContent()).toContain("A lamp goes out.");
  await synopsis.getByRole("button", { name: callWords.copyField({ field: callWords.sheetFields.synopsis }) }).click();
  await dialog.getByText(callWords.copied({ field: callWords.sheetFields.synopsis })).waitFor();
});
