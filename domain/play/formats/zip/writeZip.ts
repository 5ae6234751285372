import { strToU8, type Zippable, zipSync } from "fflate";

/** The earliest time that a ZIP file can hold, so that the same play always gives the same bytes. */
const earliest = new Date(1980, 0, 1);

/**
 * Packs files. `stored` are first and not compressed, as EPUB wants for its `mimetype`. `modifiedAt` is what people see
 * as the files' dates.
 */
export function writeZip(
  files: Readonly<Record<string, string | Uint8Array>>,
  stored: Readonly<Record<string, string>> = {},
  modifiedAt: Date = earliest,
): Uint8Array {
  const entries: Zippable = {};
  for (const [name, text] of Object.entries(stored)) entries[name] = [strToU8(text), { level: 0 }];
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === "string" ? strToU8(content) : content;
  return zipSync(entries, { level: 6, mtime: modifiedAt });
}
