import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { pdfText } from "#tests/support/pdfText.ts";
import { act, character, note, numberedIds, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { type Downloaded, downloadFrom } from "../journeys/harness/download.ts";

export const exportedTitle = "The Lamp";

/** The author's name is in its front matter, in a note and in a speech. */
export const exportedPlay = playWith(
  {
    title: exportedTitle,
    authors: "Mara Voss",
    contact: "Mara Voss\n4 Wharf Lane",
    copyright: "© Mara Voss",
    characters: [character("NORA"), character("TOM")],
  },
  act(
    "Act One",
    scene("Scene 1", ...speech("TOM", "Who is there in the dark?"), ...speech("NORA", "It is only Nora.")),
  ),
  note("Ask Mara Voss about the lamp."),
  scene("Scene 2", ...speech("TOM", "Good night."), ...speech("ANN", "Mara Voss sends her love.")),
  act("Act Two", scene("Scene 1", ...speech("ANN", "We begin again."), ...speech("NORA", "We begin."))),
);

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === "PK";

/** Everything that can be read from a file, whatever its format. */
export async function exportedContent({ name, bytes }: Downloaded): Promise<string> {
  if (name.endsWith(".pdf")) return pdfText(new Uint8Array(bytes));
  if (!isZip(bytes)) return bytes.toString("utf8");
  const parts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString("utf8"));
  return parts.join("\n");
}

export async function readExported({ name, bytes }: Downloaded): Promise<Play> {
  return (await readPlayFile({ name, bytes: new Uint8Array(bytes) }, numberedIds())).play;
}

export const tickOption = (dialog: Locator, label: string): Promise<void> =>
  dialog.getByRole("checkbox", { name: label, exact: true }).check();

/** Presses the dialog's button, with the format that is chosen. */
export const saveExport = (page: Page, dialog: Locator): Promise<Downloaded> =>
  downloadFrom(page, () => dialog.getByRole("button", { name: exportingWords.exportFile, exact: true }).click());
