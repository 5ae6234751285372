import { Refused } from "#domain/refused.ts";
import type { ReadableId } from "../formats.ts";
import { decodeText } from "./decodeText.ts";
import type { Syntax } from "./encodings/declaredEncoding.ts";
import type { ReadBytes, ReadText } from "./readPlay.ts";

/** Loads each format's reader on demand. */
export const readers: Readonly<Record<ReadableId, () => Promise<ReadBytes>>> = {
  fountain: async () => {
    const { readFountain } = await import("../fountain/readFountain.ts");
    const { withoutYaml } = await import("./yamlFront.ts");
    return ofText((text, newId) => readFountain(withoutYaml(text), newId));
  },
  "plain text": async () => ofText((await import("../plainText/readPlainText.ts")).readPlainText),
  html: async () => ofText((await import("../html/readHtmlFile.ts")).readHtmlFile, "html"),
  markdown: async () => ofText((await import("../markdown/readMarkdown.ts")).readMarkdown),
  rtf: async () => (await import("../rtf/readRtf.ts")).readRtf,
  tei: async () => (await import("../tei/readTei.ts")).readTei,
  downstage: async () => ofText((await import("../downstage/readDownstage.ts")).readDownstage),
  highland: async () => (await import("../containers/readHighland.ts")).readHighland,
  fadein: async () => (await import("../containers/readFadeIn.ts")).readFadeIn,
  celtx: async () => (await import("../containers/readCeltx.ts")).readCeltx,
  osf: async () => (await import("../containers/readFadeIn.ts")).readOsf,
  fdx: async () => (await import("../fdx/readFdx.ts")).readFdx,
  json: async () => (await import("../json/readJson.ts")).readJson,
  docx: async () => (await import("../docx/readDocx.ts")).readDocx,
  odt: async () => (await import("../odt/readOdt.ts")).readOdt,
  epub: async () => (await import("../epub/readEpub.ts")).readEpub,
  pdf: async () => (await import("../pdf/reader/readPdf.ts")).readPdf,
};

/** Makes a reader of bytes from a reader of text. Refuses a file without any letter or digit. */
function ofText(read: ReadText, syntax: Syntax = "text"): ReadBytes {
  return (bytes, newId, options) => {
    const { text, notices, encoding } = decodeText(bytes, { encoding: options?.encoding, syntax });
    if (!/[\p{L}\p{N}]/u.test(text)) throw new Refused("invalid", "This file has no text to import.");
    const found = read(text, newId, options);
    return { ...found, notices: [...notices, ...found.notices], encoding };
  };
}
