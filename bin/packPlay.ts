import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import type { PackagePart } from "#domain/play/formats/package/packagePart.ts";
import { planPackage } from "#domain/play/formats/package/planPackage.ts";
import { writePackage } from "#domain/play/formats/package/writePackage.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import type { Play } from "#domain/play/play.ts";
import { remainingNames, suggestedWords } from "#domain/sharing/remainingNames.ts";
import { CannotConvert, noFontFor } from "./cannotConvert.ts";

interface PackOptions {
  readonly parts: readonly PackagePart[];
  readonly blind: boolean;
  /** Writes the files for Word, not as PDFs. */
  readonly word: boolean;
  /** Prints boxes for characters that no font has. */
  readonly force: boolean;
  readonly fontsFor: (manuscript: PagedManuscript) => Promise<PdfFonts>;
}

/** Returns a submission package, as a ZIP. Throws `CannotConvert` if the play has no text for one of the parts. */
export async function packPlay(play: Play, options: PackOptions): Promise<Uint8Array> {
  const { parts, blind, word, force, fontsFor } = options;
  const choices = {
    parts,
    isBlind: blind,
    format: word ? "docx" : "pdf",
    firstPages: 10,
    letter: "",
  } as const satisfies PackageChoices;
  const author = { name: "", bio: "", words: suggestedWords(remainingNames(play)) };
  const { missing } = planPackage(play, choices, author);
  if (missing.length > 0) throw new CannotConvert(`The play has no text for ${missing.join(", ")}.`);
  const work = { play, choices, author, language: "en", createdAt: new Date(), evenIfIncomplete: force };
  const written = await writePackage(work, fontsFor);
  if (written.kind === "missing") throw noFontFor(written.missing);
  return written.zip;
}
