import { expect, test } from "vitest";
import { formats, isWritable } from "#domain/play/formats/formats.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { chooseFormat, exportAs, extensionOf, openExportDialog } from "../journeys/harness/export.ts";
import { exportedContent, exportedPlay, exportedTitle, readExported, saveExport, tickOption } from "./exportedPlay.ts";
import { openEditor } from "./openEditor.ts";

const writable = formats.filter(isWritable).map(({ id }) => id);

const spokenIn = ({ blocks }: Play): readonly string[] => blocks.filter(({ kind }) => kind === "dialogue").map(textOf);

test("every format can be exported, and its file has the play", async () => {
  const { page } = await openEditor(exportedPlay);
  for (const format of formats.filter(isWritable)) {
    const file = await exportAs(page, format.id);
    expect(file.name).toBe(`${exportedTitle}${extensionOf(format.id)}`);
    const back = await readExported(file);
    expect(back.front.title.toLowerCase(), format.id).toBe(exportedTitle.toLowerCase());
    expect(spokenIn(back), format.id).toEqual(spokenIn(exportedPlay));
    expect(await exportedContent(file), format.id).not.toContain("Ask Mara Voss about the lamp.");
  }
});

test("a blind copy in any format has no author in its name, its text or its properties", async () => {
  const { page } = await openEditor(exportedPlay);
  const named = await exportedContent(await exportAs(page, "docx"));
  expect(named).toContain("Mara Voss");
  for (const format of writable) {
    const dialog = await openExportDialog(page);
    await chooseFormat(dialog, format);
    await tickOption(dialog, exportingWords.blind);
    const file = await saveExport(page, dialog);
    const content = await exportedContent(file);
    expect(content, format).toContain("begin again");
    expect(content.toLowerCase(), format).not.toMatch(/mara|voss|wharf/);
    expect(file.name).toBe(`${exportedTitle} (${exportingWords.blindFile})${extensionOf(format)}`);
  }
});
