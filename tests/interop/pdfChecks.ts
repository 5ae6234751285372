import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "#domain/play/layout/designs/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { compareSpeeches, speechesOf } from "#tests/formats/speeches.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import type { Check } from "./checks.ts";
import { readPdfObjects } from "./pdfUa/pdfObjects.ts";
import { pdfUaRules } from "./pdfUa/pdfUaRules.ts";
import type { InteropPlay } from "./plays.ts";
import { put, qpdf, run } from "./programs.ts";

function print(play: Play, layout: LayoutName = "guild-modern", paper: PaperName = "letter"): Uint8Array<ArrayBuffer> {
  const { title, authors: author } = play.front;
  const fonts = manuscriptFonts(layouts[layout].font.family);
  const options = { fonts, title, author, language: "en", createdAt: new Date(0) };
  return writePdf(paginate(play, onPaper(layouts[layout], paper)), options);
}

const layoutNames = Object.keys(layouts) as LayoutName[];
const minShare = 0.99;

export const pdfChecks = ({ name, play }: InteropPlay): readonly Check[] => [
  {
    what: "PDF has no errors and no warnings in qpdf",
    play: name,
    programs: [qpdf],
    run: async () => {
      const { ok, output } = run(qpdf, "--check", put(`${name}.pdf`, print(play)));
      if (!ok || /warning|error/i.test(output.replace(/No syntax or stream encoding errors found.*/s, "")))
        throw new Error(output.slice(0, 600));
      return "valid";
    },
  },
  {
    what: `PDF/UA-1: ${pdfUaRules.length} rules`,
    play: name,
    programs: [qpdf],
    run: async () => {
      const objects = readPdfObjects(`${name}-rules.pdf`, print(play));
      const broken = pdfUaRules.filter((rule) => rule.isBroken(objects));
      if (broken.length > 0) throw new Error(broken.map(({ id, what }) => `${id}: ${what}`).join("; "));
      const blind = pdfUaRules.filter((rule) => {
        const copy = structuredClone(objects);
        rule.breakIt(copy);
        return !rule.isBroken(copy);
      });
      if (blind.length > 0) throw new Error(`These rules notice nothing: ${blind.map(({ id }) => id).join("; ")}`);
      return "none is broken, and each notices when it is";
    },
  },
  ...layoutNames.flatMap((layout) =>
    (Object.keys(papers).filter((paper) => paper === "letter" || paper === "a4") as PaperName[]).map((paper) => ({
      what: `PDF read again: ${layout}, ${paper}`,
      play: name,
      programs: [],
      run: async () => {
        const file = { name: "play.pdf", bytes: print(play, layout, paper) };
        const expected = speechesOf(play);
        const { share, missing } = compareSpeeches(
          expected,
          speechesOf((await readPlayFile(file, numberedIds())).play),
        );
        const percent = `${(Math.floor(share * 10_000) / 100).toFixed(2)} % of ${expected.length} speeches`;
        if (share < minShare) throw new Error(`${percent}, e.g. not “${missing[0]?.slice(0, 100)}”`);
        return percent;
      },
    })),
  ),
];
