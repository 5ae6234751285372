import { shareFound } from "#tests/forms/compareForms.ts";
import { homemadeForms } from "#tests/forms/homemadeForms.ts";
import { readSourcePlay, sourcePlays } from "#tests/forms/plays.ts";
import { type ReadForm, readForm } from "#tests/forms/readForm.ts";
import type { Figures } from "./figures.ts";

/** A form read worse than this must be mended, or say so in a notice. */
const enough = 0.99;

/**
 * Types every play of the corpus in homemade forms, reads the files and pasted texts, and prints found / true for what's
 * read worse than 99 %. FORMS, PLAYS and KINDS limit it to names that contain a text.
 */
export async function measure(): Promise<Figures> {
  const { FORMS = "", PLAYS = "", KINDS = "" } = process.env;
  let [count, good, lost] = [0, 0, 0];
  for (const source of sourcePlays.filter(({ name }) => name.includes(PLAYS))) {
    const play = await readSourcePlay(source);
    for (const form of homemadeForms.filter(({ name }) => name.includes(FORMS)))
      for (const kind of form.kinds.filter((one) => one.includes(KINDS))) {
        const result = await readForm(play, form, kind);
        count++;
        if (result.lost.length > 0) lost++;
        if (shareFound(result) >= enough) good++;
        if (shareFound(result) < enough || result.lost.length > 0 || process.env.ALL)
          console.log(`| ${source.name} | ${form.name} | ${kind} | ${rowOf(result)}`);
        if (process.env.DETAILS) console.log(detailsOf(result));
      }
  }
  return {
    "forms and kinds of files that were read": { value: count, unit: "" },
    "with at least 99 % of speeches and names": { value: good, unit: "" },
    "that lost a word": { value: lost, unit: "", limit: 0 },
  };
}

const rowOf = ({ found, expected, lost, sameSpeeches, notices }: ReadForm): string =>
  [
    ...(["acts", "scenes", "speeches", "names", "spokenWords"] as const).map(
      (what) => `${found[what]}/${expected[what]}`,
    ),
    `${(sameSpeeches * 100).toFixed(1)} %`,
    `${lost.length}`,
    notices.join(" "),
  ].join(" | ");

const detailsOf = ({ wrongNames, missingNames, missingSpeeches, lost }: ReadForm): string =>
  [
    `  wrong names: ${wrongNames.slice(0, 12).join("; ")}`,
    `  missing names: ${missingNames.slice(0, 12).join("; ")}`,
    `  missing speeches: ${missingSpeeches
      .slice(0, 8)
      .map((speech) => speech.slice(0, 120))
      .join("\n    ")}`,
    `  lost: ${lost.slice(0, 20).join(" ")}`,
  ].join("\n");
