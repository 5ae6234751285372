import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { Refused } from "#domain/refused.ts";
import { continuedMark, inWordMark, isStructureTag, lineEndMark, type StructureTag } from "../structureTags.ts";
import { logicalOrder } from "./logicalOrder.ts";
import { assertStreamSizes } from "./streamSizes.ts";
import { type WrittenOver, writtenOver } from "./writtenOver.ts";

/** Text in one font, printed from one point. Lengths are points; `y` is the distance of its baseline from the top. */
export interface PrintedRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Marked by the file as no part of its text, such as a page number. */
  readonly isArtifact: boolean;
  /** Set if the text goes on in the next line without a space. Only in our own files. */
  readonly endsInWord?: true;
}

/** An element of our own files, or the part of it that's on one page. */
export interface TaggedPart {
  readonly tag: StructureTag;
  /** Whether the element began on an earlier page. */
  readonly isContinued: boolean;
  /** The writer's lines, each of which may be several printed ones. */
  readonly lines: readonly (readonly PrintedRun[])[];
}

export interface PageText {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PrintedRun[];
  /** In reading order; undefined if the page has text without our tags. */
  readonly tagged: readonly TaggedPart[] | undefined;
  /** What isn't part of its text. */
  readonly over: WrittenOver;
}

export interface PdfText {
  readonly pages: readonly PageText[];
  /** From the file's properties; empty if there's none. */
  readonly title: string;
  readonly author: string;
}

/** Five times the longest plays. */
const maxPages = 2000;
const maxRuns = 1_000_000;

const damaged = "This PDF is damaged. Export it again from the program that it comes from.";

/** Reads the text of every page, with its places and fonts. Refuses files that can't be read or are too long. */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  assertStreamSizes(bytes);
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > maxPages)
      throw new Refused("too-large", `This PDF has too many pages. A play can have up to ${maxPages} pages.`);
    return { pages: await readPages(pdf), ...(await readProperties(pdf)) };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("invalid", damaged);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The worker's code runs in this thread, which works the same way in pages, in workers and in Node. */
async function loadPdfJs(): Promise<typeof import("pdfjs-dist/legacy/build/pdf.mjs")> {
  await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  return import("pdfjs-dist/legacy/build/pdf.mjs");
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdfJs();
  try {
    // Only text is read: no font is shown, no picture is decoded, nothing is loaded or evaluated.
    return await getDocument({
      data: bytes.slice(),
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: 1,
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new Refused(
        "invalid",
        "This PDF is protected with a password. Save a copy without the password and import that file.",
      );
    throw new Refused("invalid", damaged);
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<readonly PageText[]> {
  const faces = new Map<string, Face>();
  const pages: PageText[] = [];
  let runs = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(await pdf.getPage(number), faces);
    runs += page.runs.length;
    if (runs > maxRuns) throw new Refused("too-large", "This PDF has too much text for a play.");
    pages.push(page);
    await pause();
  }
  return pages;
}

/** Lets other work of the thread run between two pages. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Face {
  readonly bold: boolean;
  readonly italic: boolean;
}

type Content = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;
type Item = Content["items"][number];
type TextItem = Extract<Item, { str: string }>;

async function readPage(page: PDFPageProxy, faces: Map<string, Face>): Promise<PageText> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  await learnFaces(page, items, faces);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const runs: PrintedRun[] = [];
  const marks = new Marks();
  for (const item of items) {
    if (!("str" in item)) marks.read(item);
    else if (item.str.trim() !== "") {
      const placed = place(item, transform);
      const face = faces.get(item.fontName) ?? { bold: false, italic: false };
      if (placed) {
        const run = { ...placed, ...face, isArtifact: marks.isArtifact };
        runs.push(run);
        marks.add(run);
      }
    }
  }
  const over = await writtenOver(page);
  page.cleanup();
  return { width, height, runs, tagged: marks.tagged, over };
}

interface OpenPart extends TaggedPart {
  isContinued: boolean;
  readonly lines: PrintedRun[][];
}

/** Follows the marked parts of a page, which may be in each other. */
class Marks {
  /** Those that are open: our own elements, parts that aren't text, and others. */
  readonly #open: (OpenPart | "artifact" | "other")[] = [];
  readonly #parts: OpenPart[] = [];
  #hasOtherText = false;

  read(item: Exclude<Item, TextItem>): void {
    if (item.type === "endMarkedContent") this.#open.pop();
    else this.#open.push(this.#begin("tag" in item && typeof item.tag === "string" ? item.tag : ""));
  }

  #begin(tag: string): OpenPart | "artifact" | "other" {
    if (tag === "Artifact") return "artifact";
    const around = this.#part;
    if (around && tag === lineEndMark) around.lines.push([]);
    else if (around && tag === inWordMark) endInWord(around.lines.at(-1));
    else if (around && tag === continuedMark) around.isContinued = true;
    if (!isStructureTag(tag)) return "other";
    const part: OpenPart = { tag, isContinued: false, lines: [[]] };
    this.#parts.push(part);
    return part;
  }

  get #part(): OpenPart | undefined {
    return this.#open.findLast((mark) => typeof mark === "object");
  }

  add(run: PrintedRun): void {
    if (run.isArtifact) return;
    const line = this.#part?.lines.at(-1);
    if (line) line.push(run);
    else this.#hasOtherText = true;
  }

  get isArtifact(): boolean {
    return this.#open.includes("artifact");
  }

  get tagged(): readonly TaggedPart[] | undefined {
    return this.#hasOtherText ? undefined : this.#parts;
  }
}

function endInWord(runs: PrintedRun[] = []): void {
  const last = runs.pop();
  if (last) runs.push({ ...last, endsInWord: true });
}

/** Reads whether fonts are bold or italic. pdf.js gives fonts away only together with a page's drawing operators. */
async function learnFaces(page: PDFPageProxy, items: readonly Item[], faces: Map<string, Face>): Promise<void> {
  const names = new Set(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.fontName] : [])));
  const unknown = [...names].filter((name) => !faces.has(name));
  if (unknown.length === 0) return;
  await page.getOperatorList();
  for (const name of unknown) {
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    faces.set(name, faceOf(font));
  }
}

function faceOf(font: unknown): Face {
  const {
    name = "",
    bold = false,
    italic = false,
  } = (font ?? {}) as { name?: string; bold?: boolean; italic?: boolean };
  return {
    bold: bold || /bold|black|heavy|demi/i.test(name),
    italic: italic || /italic|oblique|kursiv/i.test(name),
  };
}

type Matrix = readonly number[];

/** Returns where an item is on the page as people see it; undefined if it's turned, as in a watermark. */
function place(
  { str, dir, transform, width }: TextItem,
  viewport: Matrix,
): Pick<PrintedRun, "text" | "x" | "y" | "width" | "size"> | undefined {
  const [a, b, , d, x, y] = multiply(viewport, transform);
  const size = Math.abs(d);
  if (Math.abs(b) > 0.1 * Math.abs(a) || !(size > 0)) return undefined;
  const trailing = str.length - str.trimEnd().length;
  const leading = str.length - str.trimStart().length;
  const perCharacter = str.length > 0 ? width / str.length : 0;
  return {
    text: withoutForms(logicalOrder(str.trim(), dir === "rtl" ? "rtl" : "ltr")),
    x: x + leading * perCharacter,
    y,
    width: width - (leading + trailing) * perCharacter,
    size,
  };
}

/** Ligatures, and Hebrew and Arabic letters in the forms that fonts have for them, become plain letters. */
const withoutForms = (text: string): string =>
  text.replace(/[\ufb00-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize("NFKC"));

type Six = readonly [number, number, number, number, number, number];

function multiply(first: Matrix, second: Matrix): Six {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = first;
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

async function readProperties(pdf: PDFDocumentProxy): Promise<Pick<PdfText, "title" | "author">> {
  const { info } = await pdf.getMetadata();
  const property = (name: string): string => {
    const value: unknown = (info as Readonly<Record<string, unknown>>)[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return { title: property("Title"), author: property("Author") };
}
