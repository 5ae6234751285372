import type { Play } from "../../play.ts";
import type { WritableId } from "../formats.ts";
import type { WriteOptions } from "./writeOptions.ts";

type WritePlay = (play: Play, options: WriteOptions) => string | Uint8Array;

/** PDF needs pages and fonts; `writePdf` takes them. */
type WriterId = Exclude<WritableId, "pdf">;

/** Loads each format's writer on demand. */
export const writers: Readonly<Record<WriterId, () => Promise<WritePlay>>> = {
  fountain: async () => {
    const { writeFountain } = await import("../fountain/writeFountain.ts");
    return (play) => writeFountain(play, { notes: true });
  },
  "plain text": async () => (await import("../plainText/writePlainText.ts")).writePlainText,
  html: async () => (await import("../html/writeHtml.ts")).writeHtml,
  markdown: async () => (await import("../markdown/writeMarkdown.ts")).writeMarkdown,
  downstage: async () => (await import("../downstage/writeDownstage.ts")).writeDownstage,
  docx: async () => (await import("../docx/writeDocx.ts")).writeDocx,
  epub: async () => (await import("../epub/writeEpub.ts")).writeEpub,
  json: async () => (await import("../json/writeJson.ts")).writeJson,
  fdx: async () => (await import("../fdx/writeFdx.ts")).writeFdx,
};
