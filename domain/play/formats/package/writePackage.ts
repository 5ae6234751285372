import type { PagedManuscript } from "../../layout/pagedManuscript.ts";
import { runToEnd } from "../../layout/steps.ts";
import type { Play } from "../../play.ts";
import { prepareExport, writeOptionsFor } from "../export/prepareExport.ts";
import { type MissingGlyph, missingGlyphs } from "../pdf/missingGlyphs.ts";
import type { PdfFonts } from "../pdf/pdfFonts.ts";
import { writePdf } from "../pdf/writePdf.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { writeZip } from "../zip/writeZip.ts";
import { filePagesSteps, layoutOfPackage, pageCountsSteps } from "./filePages.ts";
import type { PackageChoices } from "./packageChoices.ts";
import { nameWithPages, type PackageAuthor, type PackageFile, planPackage } from "./planPackage.ts";

export interface PackageWork {
  readonly play: Play;
  readonly choices: PackageChoices;
  readonly author: PackageAuthor;
  /** To whom it's sent, for the name of the ZIP file. */
  readonly recipient?: string;
  /** BCP 47, for screen readers. */
  readonly language: string;
  readonly createdAt: Date;
  /** Print a box for each character that no font has, instead of answering with `missing`. */
  readonly evenIfIncomplete: boolean;
}

/** Loads the fonts that print a manuscript. */
export type LoadFonts = (manuscript: PagedManuscript) => Promise<PdfFonts>;

export type WrittenPackage =
  | { readonly kind: "done"; readonly zip: Uint8Array; readonly zipName: string; readonly fileNames: readonly string[] }
  | { readonly kind: "missing"; readonly missing: readonly MissingGlyph[] };

/** Writes a submission package as a ZIP file. */
export async function writePackage(work: PackageWork, loadFonts: LoadFonts): Promise<WrittenPackage> {
  const { files, zipNameFor } = planPackage(work.play, work.choices, work.author);
  const written = work.choices.format === "pdf" ? await printAll(files, work, loadFonts) : await writeAll(files, work);
  if (written.kind === "missing") return written;
  return {
    kind: "done",
    zip: writeZip(written.files, {}, work.createdAt),
    zipName: zipNameFor(work.recipient ?? ""),
    fileNames: Object.keys(written.files),
  };
}

type WrittenFiles =
  | { readonly kind: "done"; readonly files: Readonly<Record<string, Uint8Array>> }
  | Extract<WrittenPackage, { readonly kind: "missing" }>;

async function printAll(files: readonly PackageFile[], work: PackageWork, loadFonts: LoadFonts): Promise<WrittenFiles> {
  const { play, language, createdAt } = work;
  const layout = layoutOfPackage(work);
  const manuscripts = files.map((file) => ({ file, manuscript: runToEnd(filePagesSteps(file, layout)) }));
  const all = joined(manuscripts.map(({ manuscript }) => manuscript));
  const fonts = all ? await loadFonts(all) : [];
  const missing = all && !work.evenIfIncomplete ? missingGlyphs(all, fonts, play.blocks) : [];
  if (missing.length > 0) return { kind: "missing", missing };
  const printed = manuscripts.map(({ file, manuscript }) => [
    nameWithPages(file, manuscript.pages.length, work.choices),
    writePdf(manuscript, { fonts, title: file.title, author: file.author, language, createdAt }),
  ]);
  return { kind: "done", files: Object.fromEntries(printed) };
}

/** Returns the pages of all files as one manuscript, because they share their fonts; undefined if there are no files. */
function joined(manuscripts: readonly PagedManuscript[]): PagedManuscript | undefined {
  const [first] = manuscripts;
  return first && { ...first, pages: manuscripts.flatMap(({ pages }) => pages) };
}

async function writeAll(files: readonly PackageFile[], work: PackageWork): Promise<WrittenFiles> {
  const written: Record<string, Uint8Array> = {};
  const pages = runToEnd(pageCountsSteps(files, work));
  for (const file of files) {
    written[nameWithPages(file, pages.get(file.name)?.sheets ?? Number.POSITIVE_INFINITY, work.choices)] =
      await writeWord(file, work);
  }
  return { kind: "done", files: written };
}

async function writeWord({ content, title, author }: PackageFile, work: PackageWork): Promise<Uint8Array> {
  const { createdAt } = work;
  if (content.kind === "text") {
    const { writeTextDocx } = await import("../docx/writeTextDocx.ts");
    return writeTextDocx(content.paragraphs, { title, authors: author, layout: layoutOfPackage(work), createdAt });
  }
  const prepared = prepareExport(content.play, content.settings);
  return (await writePlayFile(prepared.play, "docx", { ...writeOptionsFor(prepared), title, createdAt })).bytes;
}
