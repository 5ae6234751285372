import { create, type Font } from "fontkit";
import { Refused } from "#domain/refused.ts";
import { unpackWoff } from "./unpackWoff.ts";

const opened = new WeakMap<Uint8Array, Font>();

/** Reads a font file, once. Throws `Refused` if it's a collection of several fonts. */
export function openFont(bytes: Uint8Array): Font {
  const known = opened.get(bytes);
  if (known) return known;
  // fontkit reads any bytes; only its types require Node's Buffer.
  const font = create(unpackWoff(bytes) as Buffer);
  if (!("characterSet" in font)) throw new Refused("invalid", "A font file for the PDF has more than one font.");
  opened.set(bytes, font);
  return font;
}
