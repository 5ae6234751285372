import type { Page } from "playwright-core";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import type { PictureName } from "#frontend/messages/pictures.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { paragraph, wordFile } from "#tests/support/wordFile.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture shows. */
export interface Scene {
  /** Where it's taken: the editor or the reader page of the sample play, or another screen's path. */
  readonly place: "editor" | "reader" | `/${string}`;
  readonly window: Size;
  /** The part of the window that is shown, from the top left. */
  readonly shown: Size;
  /** Runs once the page has been opened. */
  readonly prepare: (page: Page) => Promise<void>;
}

const desktop = { width: 1112, height: 680 };
const phone = { width: 360, height: 700 };

interface SampleWords {
  /** A line of the sample play, in the middle of which the cursor is put. */
  readonly line: string;
  readonly comment: string;
  /** The beginning of a scene's heading. */
  readonly search: string;
  /** Added to the line. */
  readonly typed: string;
  readonly version: string;
  /** The name of a Word file. */
  readonly file: string;
}

const inLanguage: Readonly<Record<InterfaceLanguage, SampleWords>> = {
  en: {
    line: "Those can go very well. The audience brings its own.",
    comment: "The first big laugh. I'd play it even drier.",
    search: "sc",
    typed: " Every night.",
    version: "First draft",
    file: "The kettle",
  },
  es: {
    line: "Esas pueden salir muy bien. El público trae las suyas.",
    comment: "La primera gran risa. Yo la haría todavía más seca.",
    search: "esc",
    typed: " Cada noche.",
    version: "Primer borrador",
    file: "La tetera",
  },
};

const sample = inLanguage[currentLanguage()];
const { line } = sample;

const inEditor = (prepare: Scene["prepare"]): Scene => ({
  place: "editor",
  window: desktop,
  shown: desktop,
  prepare: async (page) => {
    await page.getByText(line).click();
    await page.getByText(savingWords.saved, { exact: true }).waitFor();
    await prepare(page);
    await settle(page);
  },
});

const atScreen = (place: `/${string}`): Scene => ({
  place,
  window: desktop,
  shown: desktop,
  prepare: async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await settle(page);
  },
});

/** Waits until nothing moves and all fonts have loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}

/** Runs a command by its name, as people do. */
async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(command);
  await page.getByRole("option").first().click();
}

/** Selects a line on the reader page and begins a comment about it. */
async function comment(page: Page): Promise<void> {
  // The code for comments loads once the text is shown.
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: readerFeedbackWords.open({ count: 0 }) })
    .waitFor();
  await page.getByText(line).scrollIntoViewIfNeeded();
  await page.getByText(line).tap();
  await page
    .getByRole("toolbar", { name: readerFeedbackWords.bar })
    .getByRole("button", { name: readerFeedbackWords.kinds.working })
    .click();
  const panel = page.getByRole("region", { name: readerFeedbackWords.title });
  await panel.getByLabel(readerFeedbackWords.asks.working).fill(sample.comment);
  await panel.getByLabel(readerFeedbackWords.name, { exact: true }).fill("Maya");
}

/** Names the current text, writes on, and shows what has changed since. */
async function compareWithDraft(page: Page): Promise<void> {
  const board = page.getByRole("region", { name: historyWords.title, exact: true });
  await run(page, historyWords.title);
  await board.getByRole("button", { name: historyWords.nameNow }).click();
  await board.getByLabel(historyWords.nameLabel).fill(sample.version);
  await board.getByRole("button", { name: historyWords.saveName }).click();
  const version = board.getByRole("navigation").getByRole("button", { name: new RegExp(`^${sample.version}`) });
  await version.waitFor();
  await board.getByRole("button", { name: editorWords.backToText }).click();
  await page.getByText(line).click();
  await page.keyboard.press("End");
  await page.keyboard.type(sample.typed);
  await page.getByText(savingWords.saved, { exact: true }).waitFor();
  await run(page, historyWords.title);
  await version.click();
  await board.getByRole("insertion").first().waitFor();
}

/** Chooses the Word file of the home page, which opens the import. */
async function importWordFile(page: Page): Promise<void> {
  const body = bandWords.word.typed.map((line) => paragraph(line)).join("");
  await page.getByRole("button", { name: dashboardWords.newPlay, exact: true }).click();
  await page.getByLabel(dashboardWords.chooseFile).setInputFiles({
    name: `${sample.file}.docx`,
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.from(wordFile({ body })),
  });
  await page.getByRole("region", { name: importingWords.preview }).waitFor();
  await settle(page);
}

/** The comment is sent from the reader page before the editor is pictured, so the order matters. */
export const scenes: Readonly<Record<PictureName, Scene>> = {
  shared: {
    place: "reader",
    window: phone,
    shown: phone,
    prepare: async (page) => {
      await comment(page);
      await page
        .getByRole("region", { name: readerFeedbackWords.title })
        .getByRole("button", { name: readerFeedbackWords.send })
        .click();
      await page
        .getByRole("region", { name: readerFeedbackWords.title })
        .getByText(readerFeedbackWords.waiting)
        .waitFor({ state: "detached" });
      await settle(page);
    },
  },
  editor: inEditor(async () => undefined),
  commands: inEditor(async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(sample.search);
  }),
  characters: inEditor((page) => page.keyboard.press("F8")),
  comments: inEditor((page) => page.keyboard.press("Control+Shift+\\")),
  export: inEditor(async (page) => {
    await run(page, editorWords.exportFile.replace("…", ""));
    await page.getByRole("dialog").getByText(exportingWords.scope).waitFor();
  }),
  import: { place: "/dashboard", window: desktop, shown: desktop, prepare: importWordFile },
  layout: inEditor(async (page) => {
    await run(page, pageLayoutWords.title);
    await page.getByRole("dialog").waitFor();
  }),
  shortcuts: inEditor(async (page) => {
    await page.keyboard.press("Control+/");
    await page.getByRole("dialog").getByRole("list").first().waitFor();
  }),
  saving: inEditor(async (page) => {
    await page.context().route(/\/api\//, (route) => route.abort("connectionfailed"));
    await page.keyboard.press("End");
    await page.keyboard.type(sample.typed);
    await page.getByText(savingWords.onDeviceShort, { exact: true }).waitFor();
  }),
  history: inEditor(compareWithDraft),
  account: atScreen("/account-settings"),
  plan: atScreen("/subscription"),
};
