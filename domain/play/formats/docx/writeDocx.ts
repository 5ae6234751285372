import { type Character, type FrontField, type Play, titlePageFields } from "#domain/play/play.ts";
import type { WriteOptions } from "../writeOptions.ts";
import { writeZip } from "../zip/writeZip.ts";
import { writePackageParts } from "./packageParts.ts";
import { castRunStyleNames, castStyleName, frontHeadingStyleName, frontStyleNames } from "./playStyles.ts";
import { writeWatermark } from "./watermark.ts";
import { writeSection, writeStyles } from "./wordSettings.ts";
import { writeBlocks } from "./writeBlocks.ts";
import { paragraph, styled, writeRun } from "./writeRuns.ts";

/**
 * Writes a play as a Word document with a named style for each element. `readDocx` reads it back except for aliases
 * of characters, IDs, and characters that XML can't contain.
 */
export function writeDocx(play: Play, options: WriteOptions): Uint8Array {
  const { notes, layout, createdAt, numbers, watermark } = options;
  const blocks = notes ? play.blocks : play.blocks.filter(({ kind }) => kind !== "note");
  const front = writeFront(play);
  const body = [
    ...front,
    ...(front.length > 0 && blocks.length > 0 ? [`<w:p><w:pPr>${writeSection(layout, "front")}</w:pPr></w:p>`] : []),
    ...writeBlocks(blocks, layout, numbers),
    // Without a play, Word would add an empty page after the front matter.
    writeSection(layout, front.length > 0 && blocks.length === 0 ? "front" : "play"),
  ];
  return writeZip({
    ...writePackageParts({
      title: options.title ?? play.front.title,
      authors: play.front.authors,
      layout,
      createdAt,
      ...(watermark && { watermark: writeWatermark(watermark, layout) }),
    }),
    "word/styles.xml": writeStyles(layout),
    "word/document.xml": documentXml(body),
  });
}

export const documentXml = (body: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body.join("\n")}</w:body></w:document>`;

/** What follows the title page, each under its heading. */
const parts = [
  ["dedication", "Dedication"],
  ["epigraph", "Epigraph"],
  ["place", "Place"],
  ["time", "Time"],
  ["setting", "Setting"],
  ["synopsis", "Synopsis"],
  ["productionNotes", "Production Notes"],
  ["productionHistory", "Production History"],
  ["musicalNumbers", "Musical Numbers"],
  ["acknowledgments", "Acknowledgments"],
] as const satisfies readonly (readonly [FrontField, string])[];

function writeFront({ front }: Play): readonly string[] {
  const field = (name: FrontField): readonly string[] =>
    front[name] === "" ? [] : front[name].split("\n").map((line) => styled(frontStyleNames[name], [{ text: line }]));
  const heading = (text: string): string => styled(frontHeadingStyleName, [{ text }]);
  const cast = front.characters.length > 0 ? [heading("Characters"), ...front.characters.map(writeCharacter)] : [];
  const [first, ...more] = [
    ...cast,
    ...parts.flatMap(([name, text]) => (front[name] === "" ? [] : [heading(text), ...field(name)])),
  ];
  const newPage = first?.replace("</w:pPr>", "<w:pageBreakBefore/></w:pPr>");
  return [...titlePageFields.flatMap(field), ...(newPage ? [newPage, ...more] : [])];
}

function writeCharacter({ name, age, gender, description, doubling }: Character): string {
  const shown = (["age", "gender", "description"] as const).flatMap((part) => {
    const text = { age, gender, description }[part];
    return text === "" ? [] : [writeRun({ text: ", " }), writeRun({ text }, castRunStyleNames[part])];
  });
  const also = [" (", doubling, ")"].map((text) =>
    writeRun({ text }, text === doubling ? castRunStyleNames.doubling : undefined),
  );
  const runs = [writeRun({ text: name }, castRunStyleNames.name), ...shown, ...(doubling === "" ? [] : also)];
  return paragraph(castStyleName, runs.join(""));
}
