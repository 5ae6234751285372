import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { decodeText } from "../reading/decodeText.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { openZip } from "../zip/openZip.ts";

/** Reads a Highland file: a container of Fountain. Files of its first version are Fountain themselves. */
export function readHighland(bytes: Uint8Array, newId: () => BlockId): ReadPlay {
  const zip = openZip(bytes, "Highland file");
  const name = zip.names.find((one) => /(^|\/)text\.(md|fountain|txt|markdown)$/i.test(one));
  const packed = name === undefined ? undefined : zip.read(name);
  if (!packed)
    throw new Refused("invalid", "This Highland file has no text. Export the play as Fountain and import that file.");
  const { text, notices } = decodeText(packed);
  const { play, notices: more } = readFountain(text, newId);
  return { play, notices: [...notices, ...more] };
}
