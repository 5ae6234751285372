import { emptyFront } from "../../front/frontFields.ts";
import type { FrontParagraph } from "../../layout/front/frontFlow.ts";
import type { Layout, StyleName } from "../../layout/layout.ts";
import { textOfSpans } from "../../layout/lines/spans.ts";
import { readsRightToLeft } from "../../layout/measures/rightToLeft.ts";
import { scriptFontsFor } from "../../layout/measures/scriptFonts.ts";
import { writeZip } from "../zip/writeZip.ts";
import { blockStyleNames, castStyleName, frontHeadingStyleName, frontStyleOf } from "./playStyles.ts";
import { twips } from "./twips.ts";
import { writeSection, writeStyles } from "./wordSettings.ts";
import { documentXml } from "./writeDocx.ts";
import { writePackageParts } from "./writePackageParts.ts";
import { paragraph, writeRun } from "./writeRuns.ts";

interface TextDocxOptions {
  readonly title: string;
  /** Empty: the file contains no name. */
  readonly authors: string;
  readonly layout: Layout;
  readonly createdAt: Date;
}

const styleNames: Readonly<Partial<Record<StyleName, string>>> = {
  frontHeading: frontHeadingStyleName,
  castMember: castStyleName,
  centered: blockStyleNames.centered,
};

/** Writes a text that isn't part of a play, such as a letter, as a Word document. */
export function writeTextDocx(paragraphs: readonly FrontParagraph[], options: TextDocxOptions): Uint8Array {
  const body = paragraphs.map((one, index) => writeParagraph(one, paragraphs[index - 1], options.layout));
  return writeZip({
    ...writePackageParts(options),
    "word/styles.xml": writeStyles(
      options.layout,
      scriptFontsFor(paragraphs.map(({ text }) => textOfSpans(text))),
      emptyFront,
    ),
    "word/document.xml": documentXml([...body, writeSection(options.layout, "front")]),
  });
}

/** The styles of the front matter's texts have no space above, because there, each line is a paragraph. */
function writeParagraph(
  { role, text }: FrontParagraph,
  before: FrontParagraph | undefined,
  { styles, linesPerInch }: Layout,
): string {
  const lines = Math.max(styles[role].linesBefore, before?.role === "frontHeading" ? 1 : 0);
  const properties = `<w:spacing w:before="${twips(before ? lines / linesPerInch : 0)}"/>`;
  const runs = text.map((span) => writeRun(span)).join("");
  const isRightToLeft = readsRightToLeft(textOfSpans(text));
  return paragraph(styleNames[role] ?? frontStyleOf("synopsis"), runs, { properties, isRightToLeft });
}
