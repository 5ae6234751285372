import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { exportAs } from "../journeys/harness/export.ts";
import { pagesOfPdf, wordsOfPdf, wordsOfPlay } from "../journeys/harness/pdf.ts";
import { importFile, type Upload } from "../journeys/harness/playList.ts";
import { printPage } from "../journeys/harness/print.ts";
import { openDashboard } from "./openDashboard.ts";

const hamlet = "corpus/generated/hamlet.fountain";

const fountainFile = (text: string): Upload => ({
  name: "play.fountain",
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

const readPlay = (fountain: string): Play => readFountain(fountain, numberedIds()).play;

/** Imports a play, checks it on its pages, and exports it unchanged. */
async function importAndExport(source: string): Promise<void> {
  const play = readPlay(source);
  const { pages } = paginate(play);
  const labels = pages.filter(({ start }) => start).map(({ label }) => label);
  const { page } = await openDashboard();
  await importFile(page, fountainFile(source));
  await manuscript(page).waitFor();
  await page.getByText(editorWords.page({ page: 1, pages: labels.length }), { exact: true }).waitFor();
  await expectSheets(page, labels);

  const pdf = await exportAs(page, "pdf");
  expect(pdf.name).toBe(`${play.front.title}.pdf`);
  const inPdf = await wordsOfPdf(new Uint8Array(pdf.bytes), pages);
  const spoken = wordsOfPlay(play);
  expect(inPdf.numPages).toBe(pages.length);
  expect(inPdf.words.slice(-spoken.length)).toEqual(spoken);

  expect(await pagesOfPdf(await printPage(page))).toEqual(await pagesOfPdf(new Uint8Array(pdf.bytes)));
  await expectSheets(page, labels);

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
  await importAndExport(writeFountain(generatePlay({ seed: 11, speeches: 120 })));
});

test.skipIf(!hasShared(hamlet))("Hamlet imported from Fountain exports to PDF and Fountain", async () => {
  await importAndExport(readSharedText(hamlet));
});

test("a play in another language than its writer's is checked for spelling in its own", async () => {
  const { page } = await openDashboard();
  const spoken = "No sé lo que quieres decir, y la verdad es que no me importa. Es la casa que tu padre nos dejó.";
  const text = Array.from({ length: 5 }, () => `NORA\n${spoken}\n`).join("\n");
  await importFile(page, fountainFile(`Title: La casa\n\n${text}`));
  await manuscript(page).getByText(spoken).first().waitFor();
  const language = () => manuscript(page).evaluate((surface) => surface.closest("[lang]")?.getAttribute("lang"));
  await eventually(language).toBe("es");
});
