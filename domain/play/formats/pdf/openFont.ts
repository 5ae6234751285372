import { unzlibSync } from "fflate";
import { create, type Font } from "fontkit";
import { Refused } from "#domain/refused.ts";

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

const signature = 0x774f4646;
const headerBytes = 44;
const entryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Returns the TrueType font in a WOFF file, and any other file as it is. fontkit would unpack a table again for each
 * glyph, and can't unpack all of them.
 */
function unpackWoff(bytes: Uint8Array): Uint8Array {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || from.getUint32(0) !== signature) return bytes;
  const count = from.getUint16(12);
  const out = new Uint8Array(from.getUint32(16));
  const to = new DataView(out.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let offset = sfntHeaderBytes + count * sfntEntryBytes;
  for (let index = 0; index < count; index++) {
    const entry = headerBytes + index * entryBytes;
    const [tag, start, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => from.getUint32(entry + at)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    for (const [at, value] of [tag, checksum, offset, length].entries())
      to.setUint32(sfntHeaderBytes + index * sfntEntryBytes + 4 * at, value);
    const data = bytes.subarray(start, start + packed);
    out.set(packed < length ? unzlibSync(data, { out: new Uint8Array(length) }) : data, offset);
    // Tables begin at multiples of four bytes.
    offset += Math.ceil(length / 4) * 4;
  }
  return out;
}
