import { unzlibSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/**
 * Everything that can be read from a PDF in any way: its text, its properties, its bytes, and its streams decompressed.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes);
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    }),
  );
  const properties = JSON.stringify([await pdf.getMetadata(), await pdf.getOutline()]);
  return [...pages, properties, ...[raw, ...streamsOf(raw)].flatMap(readings)].join("\n");
}

/** PDF encodes strings in bytes or in UTF-16. */
const readings = (bytes: Buffer): readonly string[] => [
  bytes.toString("latin1"),
  bytes.toString("latin1").replaceAll("\0", ""),
];

function streamsOf(raw: Buffer): readonly Buffer[] {
  const text = raw.toString("latin1");
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: opening }) => {
    const start = index + opening.length;
    const end = text.indexOf("endstream", start);
    try {
      return end < 0 ? [] : [Buffer.from(unzlibSync(raw.subarray(start, end)))];
    } catch {
      return [];
    }
  });
}
