import type { FrontParagraph } from "../../layout/frontFlow.ts";
import type { Layout, StyleName } from "../../layout/layout.ts";
import { writeZip } from "../zip/writeZip.ts";
import { writePackageParts } from "./packageParts.ts";
import { blockStyleNames, castStyleName, frontHeadingStyleName, frontStyleNames } from "./playStyles.ts";
import { writeSection, writeStyles } from "./wordSettings.ts";
import { documentXml } from "./writeDocx.ts";
import { styled } from "./writeRuns.ts";

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
  const body = paragraphs.map(({ role, text }) => styled(styleNames[role] ?? frontStyleNames.synopsis, text));
  return writeZip({
    ...writePackageParts(options),
    "word/styles.xml": writeStyles(options.layout),
    "word/document.xml": documentXml([...body, writeSection(options.layout, "front")]),
  });
}
