import { decodeAs } from "#domain/play/formats/reading/encodings/decodeAs.ts";

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Returns the bytes of each letter in an encoding, which `TextEncoder` can't write. */
function tableOf(name: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(name);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const text = decodeAs(Uint8Array.from(bytes), name);
    if ([...text].length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add([byte]);
  if (/jis|euc|gb|big5/.test(name))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
  tables.set(name, table);
  return table;
}

/** Encodes a text. Throws if the encoding has no bytes for one of its letters. */
export function encodeAs(text: string, name: string): Uint8Array {
  const table = tableOf(name);
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const bytes = table.get(sign);
      if (!bytes) throw new Error(`${name} has no ${sign}`);
      return bytes;
    }),
  );
}
