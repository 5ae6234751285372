import { paragraph, wordFile } from "#tests/support/wordFile.ts";
import type { Upload } from "../journeys/harness/playList.ts";
import { textUpload } from "./importScreen.ts";

const center = '<w:jc w:val="center"/>';

/** Names and speeches of `riverUpload`. */
export const riverSpeeches = [
  ["the ferryman", "Who calls?"],
  ["a voice", "I do."],
  ["the ferryman", "Come, then."],
  ["a voice", "It's dark."],
] as const;

/** A Word document whose names are centered lines in lowercase, which aren't recognized as names. */
export const riverUpload: Upload = {
  name: "river.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(
    wordFile({
      body: [
        paragraph("Across the River", center),
        paragraph("Scene 1", center),
        ...riverSpeeches.flatMap(([name, speech]) => [paragraph(name, center), paragraph(speech)]),
      ].join(""),
    }),
  ),
};

/** A Fountain file with a title and one speech. */
export const fountainUpload = (name: string, title: string): Upload =>
  textUpload(name, `Title: ${title}\n\n## Scene 1\n\nNORA\nHm.\n`);
