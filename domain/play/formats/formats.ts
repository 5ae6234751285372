import type { BlockId, Play } from "../play.ts";
import { readFountain } from "./fountain/readFountain.ts";
import type { ImportNotice } from "./importNotice.ts";
import { readPlainText } from "./plainText/readPlainText.ts";

/** A format that files can be read in: what people call it, how its files end, and how its text is read. */
export interface Format {
  readonly label: string;
  readonly endings: readonly string[];
  readonly read: (text: string, newId: () => BlockId) => { play: Play; notices: readonly ImportNotice[] };
}

/** One entry a format; each has a folder of its own. */
export const formats: readonly Format[] = [
  { label: "Fountain", endings: [".fountain", ".spmd", ".jftn"], read: readFountain },
  { label: "plain text", endings: [".txt", ".text"], read: readPlainText },
];

/** What people will try, by its ending. */
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
