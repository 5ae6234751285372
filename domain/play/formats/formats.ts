import type { BlockId, Play } from "../play.ts";
import { readFountain } from "./fountain/readFountain.ts";
import type { ImportNotice } from "./importNotice.ts";
import { readPlainText } from "./plainText/readPlainText.ts";

/** A file format that can be read: its name, its file extensions and its reader. */
export interface Format {
  readonly label: string;
  readonly endings: readonly string[];
  readonly read: (text: string, newId: () => BlockId) => { play: Play; notices: readonly ImportNotice[] };
}

/** One entry per format; each has a folder of its own. */
export const formats: readonly Format[] = [
  { label: "Fountain", endings: [".fountain", ".spmd", ".jftn"], read: readFountain },
  { label: "plain text", endings: [".txt", ".text"], read: readPlainText },
];

/** Formats that people will try, by extension. */
const laterFormats = new Map([
  [".fdx", "Final Draft"],
  [".docx", "Word"],
  [".doc", "Word"],
  [".odt", "OpenDocument"],
  [".rtf", "rich text"],
  [".pages", "Pages"],
  [".pdf", "PDF"],
  [".xml", "TEI and other XML"],
  [".ds", "Downstage"],
  [".highland", "Highland"],
  [".celtx", "Celtx"],
  [".fadein", "Fade In"],
  [".html", "HTML"],
  [".epub", "EPUB"],
  [".json", "JSON"],
]);

export const findLaterFormat = (ending: string): string | undefined => laterFormats.get(ending);
