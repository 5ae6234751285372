import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exportPagesSteps } from "#domain/play/formats/export/exportPagesSteps.ts";
import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { type PreparedExport, prepareExport, writeOptionsFor } from "#domain/play/formats/export/prepareExport.ts";
import { formats, isWritable } from "#domain/play/formats/formats.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { packageParts } from "#domain/play/formats/package/packagePart.ts";
import { isBlindFile, planPackage } from "#domain/play/formats/package/planPackage.ts";
import { writePackage } from "#domain/play/formats/package/writePackage.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import type { Play } from "#domain/play/play.ts";
import { exportFileName } from "#frontend/modules/exporting/exportFile.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";

/* What a blind file consists of besides the play's text: properties, layouts, notes, and names of files. */

const [block] = namedPlay.blocks;
const marks = { "marks.more": "Henrik Ibsen goes on", "marks.continued": " (by Ibsen)" };
const notedAt = block?.id ?? ("" as never);

/** A play that has a name in everything that a document stores beside the text. */
const everywhere: Play = {
  ...namedPlay,
  front: { ...namedPlay.front, actsAndScenes: "Scene 1: Henrik Ibsen's house.", productionHistory: "Oslo, 1882." },
  pageLayout: { layout: "uk", name: "Ibsen's own", changes: marks },
  outline: { [notedAt]: { synopsis: "Ibsen enters" } } as unknown as NonNullable<Play["outline"]>,
  notes: { one: { text: "Ask Ibsen" } } as unknown as NonNullable<Play["notes"]>,
  stage: { [notedAt]: { enters: ["Henrik Ibsen"] } } as unknown as NonNullable<Play["stage"]>,
  characterSettings: { accepted: ["Ibsen"] } as unknown as NonNullable<Play["characterSettings"]>,
};
const createdAt = new Date("2027-01-10T12:00:00Z");
const ownLayout = { name: "Ibsen's own", base: "uk", changes: marks } as const;

type WrittenFormat = ExportSettings["format"];
const written: readonly WrittenFormat[] = formats.flatMap((format) => (isWritable(format) ? [format.id] : []));

const prepare = (format: WrittenFormat, change: Partial<ExportSettings>): PreparedExport =>
  prepareExport(everywhere, { ...wholePlayAs(format), notes: true, ...change }, { alsoNames: blindNames });

/** Returns everything that can be read from a file, with the names and properties of what's packed in it. */
async function textOfFile(prepared: PreparedExport): Promise<string> {
  const { format } = prepared.settings;
  const options = writeOptionsFor(prepared);
  if (format !== "pdf") return textsIn((await writePlayFile(prepared.play, format, { ...options, createdAt })).bytes);
  const { title, authors: author } = prepared.play.front;
  const print = { fonts: manuscriptFonts(options.layout?.font.family), title, author, createdAt };
  return pdfText(writePdf(runToEnd(exportPagesSteps(prepared)), { ...print, watermark: prepared.settings.watermark }));
}

function textsIn(bytes: Uint8Array): string {
  if (strFromU8(bytes.subarray(0, 2)) !== "PK") return strFromU8(bytes);
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => `${name}\n${textsIn(part)}`)
    .join("\n");
}

test.each(written)("a blind copy as %s has no name in its properties, its layout, or its own name", async (format) => {
  for (const layout of [undefined, ownLayout]) {
    const change = { layout, watermark: "Ibsen's copy" };
    const named = prepare(format, change);
    expect(namesInPlay(exportFileName(named))).toEqual(["Ibsen"]);
    expect(namesInPlay(await textOfFile(named)).length).toBeGreaterThan(2);
    const blind = prepare(format, { ...change, isBlind: true });
    const text = await textOfFile(blind);
    expect(text).toContain("REGINE");
    expect(namesInPlay(exportFileName(blind))).toEqual([]);
    expect(namesInPlay(text)).toEqual([]);
  }
});

test.each(["pdf", "docx"] as const)(
  "blind files of a package as %s have none either, whatever names them",
  async (format) => {
    const choices: PackageChoices = {
      parts: packageParts.filter((part) => isBlindFile(part, { isBlind: true })),
      firstPages: 1,
      isBlind: true,
      format,
      letter: "",
      goals: "Ibsen wants a second act.",
      namePattern: "Ibsen, [TITLE], [AUTHOR]",
      blindContact: "Henrik Ibsen, +47 22 00 00 00",
      layout: ownLayout,
    };
    const author = { name: "Henrietta Quill", bio: "Quill lives in Oslo.", alsoNames: blindNames };
    const play = { ...everywhere, front: { ...everywhere.front, synopsis: "As Ibsen tells it." } };
    expect(
      planPackage(play, choices, author)
        .files.map(({ author: name }) => name)
        .filter(Boolean),
    ).toEqual([]);
    const work = { play, choices, author, language: "en", createdAt, evenIfIncomplete: true };
    const packed = await writePackage(work, async ({ layout }) => manuscriptFonts(layout.font.family));
    if (packed.kind !== "done") throw new Error("Characters can't be printed.");
    expect(namesInPlay(packed.zipName)).toEqual([]);
    const files = Object.entries(unzipSync(packed.zip));
    expect(files.length).toBeGreaterThan(4);
    for (const [name, bytes] of files) {
      const text = name.endsWith(".pdf") ? await pdfText(bytes) : textsIn(bytes);
      expect(namesInPlay(name + text), name).toEqual([]);
    }
  },
);
