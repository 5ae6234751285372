import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { decodeText } from "../reading/decodeText.ts";
import { isZip } from "../reading/formatOfContent.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { openZip } from "../zip/openZip.ts";
import { readCriticMarks } from "./criticMarks.ts";

/** Reads a Highland file: a container of Fountain with marks of revisions. Files of its first version are Fountain themselves. */
export function readHighland(bytes: Uint8Array, newId: () => BlockId): ReadPlay {
  const { text: given, notices, encoding } = decodeText(isZip(bytes) ? textIn(bytes) : bytes);
  const { text, notices: marks } = readCriticMarks(given);
  const { play, notices: more } = readFountain(text, newId);
  return { play, notices: [...notices, ...marks, ...more], encoding };
}

function textIn(bytes: Uint8Array): Uint8Array {
  const zip = openZip(bytes, "Highland file");
  const name = zip.names.find((one) => /(^|\/)text\.(md|fountain|txt|markdown)$/i.test(one));
  const packed = name === undefined ? undefined : zip.read(name);
  if (!packed)
    throw new Refused("invalid", "This Highland file has no text. Export the play as Fountain and import that file.");
  return packed;
}
