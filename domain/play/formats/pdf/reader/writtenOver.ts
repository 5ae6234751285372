import type { PDFPageProxy } from "pdfjs-dist";

/** What somebody wrote on a PDF's pages with another program. It's no part of the pages' text. */
export interface WrittenOver {
  /** Texts in form fields and text boxes, from the top to the bottom. */
  readonly texts: readonly string[];
  /** How many comments there are. */
  readonly comments: number;
}

/** A page's annotations have no more characters that count. A form that's longer isn't a play. */
const maxLength = 1_000_000;

/** Reads what was filled in, typed or remarked on a page. */
export async function writtenOver(page: PDFPageProxy): Promise<WrittenOver> {
  const found: readonly Annotation[] = await page.getAnnotations();
  const annotations = [...found].sort((a, b) => topOf(b) - topOf(a));
  const texts = annotations.map(textTyped).filter((text) => text.trim() !== "");
  return {
    texts: texts.map((text) => text.slice(0, maxLength).replace(/\r\n?/g, "\n").trim()),
    comments: annotations.filter(
      (one) => one.subtype !== "FreeText" && one.subtype !== "Widget" && remarkOf(one) !== "",
    ).length,
  };
}

/** What pdf.js tells about an annotation, as far as it matters here. */
interface Annotation {
  readonly subtype?: string;
  /** `Tx` is a text, `Ch` a choice. */
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
  /** Its left, bottom, right and top edges. */
  readonly rect?: readonly number[];
}

const topOf = ({ rect }: Annotation): number => rect?.[3] ?? 0;

function textTyped(one: Annotation): string {
  if (one.subtype === "FreeText") return remarkOf(one);
  if (one.subtype !== "Widget" || (one.fieldType !== "Tx" && one.fieldType !== "Ch")) return "";
  const value = Array.isArray(one.fieldValue) ? one.fieldValue.join(", ") : one.fieldValue;
  return typeof value === "string" ? value : "";
}

const remarkOf = ({ contentsObj }: Annotation): string => (contentsObj?.str ?? "").trim();
