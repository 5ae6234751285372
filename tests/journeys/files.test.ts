import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { playFileMegabytesAtMost } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { copiedScene, plainScene } from "#tests/support/clipboards.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared } from "#tests/support/sharedFiles.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { expectAccessible } from "./harness/access.ts";
import { downloadFrom } from "./harness/download.ts";
import { expectElements, manuscript, waitUntilSaved } from "./harness/editor.ts";
import { exportAs, openExportDialog, saveAs } from "./harness/export.ts";
import { pagesOfPdf, wordsOfPdf, wordsOfPlay } from "./harness/pdf.ts";
import { newWriter } from "./harness/people.ts";
import { chooseFiles, importFile, openNewPlayDialog, openPlayList } from "./harness/playList.ts";
import { printPage } from "./harness/print.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const hamlet = "corpus/generated/hamlet.fountain";

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

const readPlay = (fountain: string): Play => readFountain(fountain, numberedIds()).play;

async function openOwnPlays(): Promise<Page> {
  const { page } = await newDeviceOf(await newWriter());
  await openPlayList(page);
  return page;
}

test("Ctrl+P and Print wait for the pages if their code hasn't loaded yet", async () => {
  const writer = await newWriter();
  const importing = await newDeviceOf(writer);
  await openPlayList(importing.page);
  await importFile(importing.page, file("play.fountain", Buffer.from(plainScene.join("\n\n"))));
  await manuscript(importing.page).waitFor();
  await waitUntilSaved(importing.page);
  // The preview of an import has loaded the code. This device hasn't.
  const { page } = await newDeviceOf(writer);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-asked-to-print", "");
  });
  const code = /\/assets\/readerPrint[^/]+\.js$/;
  let mayLoad = () => {};
  const released = new Promise<void>((resolve) => {
    mayLoad = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(code);
  await page.goto(importing.page.url());
  await manuscript(page).waitFor();
  await requested;
  const asked = page.locator("[data-asked-to-print]");
  await page.keyboard.press("Control+p");
  await page.waitForTimeout(300);
  expect(await asked.count()).toBe(0);
  mayLoad();
  await asked.waitFor();
  const printed = await pagesOfPdf(await printPage(page));
  const pdf = await exportAs(page, "pdf");
  expect(printed).toEqual(await pagesOfPdf(new Uint8Array(pdf.bytes)));
});

/** Imports a play, checks it on its pages, and exports it unchanged. */
async function importAndExport(source: Buffer): Promise<void> {
  const play = readPlay(source.toString("utf8"));
  const { pages } = paginate(play);
  const numbered = pages.filter(({ start }) => start);
  const page = await openOwnPlays();
  await importFile(page, file("play.fountain", source));
  await manuscript(page).waitFor();
  await page.getByText(editorWords.page({ page: 1, pages: numbered.length }), { exact: true }).waitFor();
  await waitUntilSaved(page);
  await expectSheets(
    page,
    numbered.map(({ label }) => label),
  );

  const pdf = await exportAs(page, "pdf");
  expect(pdf.name).toBe(`${play.front.title}.pdf`);
  const inPdf = await wordsOfPdf(new Uint8Array(pdf.bytes), pages);
  const spoken = wordsOfPlay(play);
  expect(inPdf.numPages).toBe(pages.length);
  expect(inPdf.words.slice(-spoken.length)).toEqual(spoken);

  expect(await pagesOfPdf(await printPage(page))).toEqual(await pagesOfPdf(new Uint8Array(pdf.bytes)));
  await expectSheets(
    page,
    numbered.map(({ label }) => label),
  );

  const fountain = await exportAs(page, "fountain");
  expect(fountain.name).toBe(`${play.front.title}.fountain`);
  expect(withoutIds(readPlay(fountain.bytes.toString("utf8")))).toEqual(withoutIds(play));
}

/**
 * Checks that the sheets on the screen match the printed ones. Their numbers are drawn, not text, so no role has them.
 */
async function expectSheets(page: Page, labels: readonly (string | undefined)[]): Promise<void> {
  const shown = await manuscript(page).evaluate((node) =>
    [node, ...node.querySelectorAll("[data-label]")].map((sheet) => sheet.getAttribute("data-label")),
  );
  expect(shown).toEqual(labels);
}

test("a generated play imported from Fountain exports to PDF and Fountain word for word", async () => {
  await importAndExport(Buffer.from(writeFountain(generatePlay({ seed: 11, speeches: 120 }))));
});

test.skipIf(!hasShared(hamlet))("Hamlet imported from Fountain exports to PDF and Fountain", async () => {
  await importAndExport(Buffer.from(readShared(hamlet)));
});

test("characters that no font has are listed with their places, and the PDF has boxes for them", async () => {
  const page = await openOwnPlays();
  const source = "Title: Flats\n\n# Act One\n\n## Scene 2\n\nMARA\nB♭, well\u2010known.\n\nTOM\nAnd ก.\n";
  await importFile(page, file("flats.fountain", Buffer.from(source)));
  await manuscript(page).waitFor();
  await waitUntilSaved(page);
  await saveAs(await openExportDialog(page), "pdf");
  const dialog = page.getByRole("dialog", { name: exportingWords.missingTitle });
  await dialog.getByText("music flat sign, U+266D").waitFor();
  await dialog.getByText("Act One, Scene 2, page I-2-1: B♭, well\u2010known.").waitFor();
  await dialog.getByText("Thai letter, U+0E01").waitFor();
  expect(await dialog.locator("bdi").allTextContents()).toEqual(["♭", "ก"]);
  await expectAccessible(page);
  const pdf = await downloadFrom(page, () => button(page, exportingWords.exportAnyway).click());
  expect(pdf.name).toBe("Flats.pdf");
  const text = (await pdfText(new Uint8Array(pdf.bytes))).replaceAll(" ", "");
  expect(text).toContain("B□,well-known.");
  expect(text).toContain("And□.");
});

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Returns the path of a file that's too large. It's made here because sending its bytes to the browser takes long. */
function tooLarge(): string {
  const path = join(temporaryFolder(), "long.fountain");
  writeFileSync(path, Buffer.alloc(playFileMegabytesAtMost * 1_000_000 + 1, "a "));
  return path;
}

const unreadable = [
  { given: file("hamlet.fountain", picture), why: /isn't Fountain; it's a picture/ },
  { given: file("empty.txt", Buffer.alloc(0)), why: /is empty/ },
  { given: file("play.docx", Buffer.from("PK\x03\x04")), why: /damaged or incomplete/ },
  { given: file("play.doc", Buffer.from("Hello")), why: /can't import older Word files yet/ },
];

test("files that can't be read are refused with a message each, and no play is created", async () => {
  const page = await openOwnPlays();
  for (const { given, why } of unreadable) {
    await chooseFiles(page, given);
    await expectRefusal(page, given.name, why);
  }
  const dialog = await openNewPlayDialog(page);
  await dialog.getByLabel(dashboardWords.chooseFile).setInputFiles(tooLarge());
  await expectRefusal(page, "long.fountain", /Files can be up to 20 MB/);
});

async function expectRefusal(page: Page, name: string, why: RegExp): Promise<void> {
  const alert = page.getByRole("alert");
  await alert.getByText(importingWords.refusedTitle({ name })).waitFor();
  await alert.getByText(why).waitFor();
  await expectAccessible(page);
  await button(page, importingWords.done).click();
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
}

test("plain text becomes a play after a list of what was guessed", async () => {
  const page = await openOwnPlays();
  const typed = `THE LAMP\nby Mara Voss\n\nACT ONE\n\n${plainScene.slice(1).join("\n\n")}`;
  await chooseFiles(page, file("typed.txt", Buffer.from(typed)));
  await page.getByText("The title page was guessed: “THE LAMP” by Mara Voss.").waitFor();
  await page.getByText(/4 lines were recognized/).waitFor();
  await page.getByText("Text in brackets within speeches (1)").waitFor();
  await button(page, importingWords.add).click();
  await page.getByText(importingWords.added({ title: "THE LAMP" })).waitFor();
  await manuscript(page).waitFor();
  const paragraphs = manuscript(page).getByRole("paragraph");
  const kinds = paragraphs.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-kind")));
  expect(await kinds).toEqual(copiedScene.map((line) => line.replace(/:.*/, "")));
});

test.each(["docx", "fdx"] as const)("a %s file becomes the play that was written", async (format) => {
  const play = generatePlay({ seed: 12, speeches: 15 });
  const { bytes, extension } = await writePlayFile(play, format, { createdAt: new Date(0), notes: true });
  const page = await openOwnPlays();
  await importFile(page, file(`play${extension}`, Buffer.from(bytes)));
  await expectElements(page, play.blocks.map(textOf));
});

test("a file that was fixed after a refusal is accepted", async () => {
  const page = await openOwnPlays();
  await chooseFiles(page, file("ghosts.fountain", picture));
  await page.getByText(importingWords.refusedTitle({ name: "ghosts.fountain" })).waitFor();
  await button(page, importingWords.done).click();
  await importFile(page, file("ghosts.fountain", Buffer.from("NORA\nHm.\n")));
  await manuscript(page).waitFor();
});
