/**
 * Takes the place of fontkit's decompressor for WOFF2 fonts in bundles, where it would be half of the code that prints.
 * Ghostlight's fonts are TTF and WOFF files.
 */
// biome-ignore lint/style/noDefaultExport: as in the package that it replaces.
export default function decompress(): never {
  throw new Error("WOFF2 fonts can't be printed. Use the font's TTF or WOFF file.");
}
