import { shareFound } from "#tests/forms/compareForms.ts";
import { type FileKind, type HomemadeForm, homemadeForms } from "#tests/forms/homemadeForms.ts";
import { readSourcePlay, sourcePlays } from "#tests/forms/plays.ts";
import { type ReadForm, readForm } from "#tests/forms/readForm.ts";
import type { Figures } from "./figures.ts";

/** A form that is read worse than this must be mended, or have a notice that says what looks wrong. */
const enough = 0.99;

/** Codes of the notices that say what looks wrong. Others say what was done. */
const warnings = new Set([
  "few-spoken",
  "no-speech",
  "one-speech",
  "heading-order",
  "unspoken",
  "other-forms",
  "unnamed",
  "speech-ends",
]);

/** What to measure: names that contain these texts. */
const { PLAYS = "", FORMS = "", KINDS = "", ALL, DETAILS } = process.env;

/** What was read from one file or pasted text. */
interface Row {
  readonly play: string;
  readonly form: HomemadeForm;
  readonly kind: FileKind;
  readonly result: ReadForm;
}

/**
 * Types every play of the corpus in homemade forms, reads the files and pasted texts, and prints found / true for what's
 * read worse than 99 %, or with ALL=1 for everything. PLAYS, FORMS and KINDS limit it. DETAILS=1 prints what's wrong.
 */
export async function measure(): Promise<Figures> {
  const rows: Row[] = [];
  for (const source of sourcePlays.filter(({ name }) => name.includes(PLAYS))) {
    const play = await readSourcePlay(source);
    for (const { form, kind } of toRead()) {
      const row = { play: source.name, form, kind, result: await readForm(play, form, kind) };
      rows.push(row);
      if (ALL || isWorse(row) || row.result.lost.length > 0) console.log(lineOf(row));
      if (DETAILS) console.log(detailsOf(row.result));
    }
  }
  for (const form of homemadeForms)
    printShares(
      form.name,
      rows.filter((row) => row.form === form),
    );
  const worse = rows.filter(isWorse);
  return {
    "files and pasted texts that were read": { value: rows.length, unit: "" },
    "with at least 99 % of speeches and names": { value: rows.length - worse.length, unit: "" },
    "with at least 99 % of speeches": { value: rows.filter(hasSpeeches).length, unit: "" },
    "worse files without a notice of what looks wrong": { value: worse.filter(isUnnoticed).length, unit: "", limit: 0 },
    "that lost a word": { value: rows.filter(({ result }) => result.lost.length > 0).length, unit: "", limit: 0 },
  };
}

const toRead = () =>
  homemadeForms
    .filter(({ name }) => name.includes(FORMS))
    .flatMap((form) => form.kinds.filter((kind) => kind.includes(KINDS)).map((kind) => ({ form, kind })));

const isWorse = ({ result }: Row): boolean => shareFound(result) < enough;

const hasSpeeches = ({ result: { found, expected } }: Row): boolean =>
  Math.abs(found.speeches - expected.speeches) <= expected.speeches * (1 - enough);

/** Pasted text has no notices. */
const isUnnoticed = ({ kind, result }: Row): boolean =>
  !kind.startsWith("pasted") && !result.notices.some((code) => warnings.has(code));

/** Prints what a form's files and texts have in all plays: found / true. */
function printShares(name: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const sum = (what: "speeches" | "names" | "spokenWords"): string => {
    const total = (side: "found" | "expected"): number => rows.reduce((all, { result }) => all + result[side][what], 0);
    return `${total("found").toLocaleString("en")} / ${total("expected").toLocaleString("en")}`;
  };
  const good = rows.filter((row) => !isWorse(row)).length;
  console.log(`| ${name} | ${good} of ${rows.length} | ${sum("speeches")} | ${sum("names")} | ${sum("spokenWords")} |`);
}

const lineOf = ({ play, form, kind, result: { found, expected, lost, sameSpeeches, notices } }: Row): string =>
  [
    `| ${play} | ${form.name} | ${kind}`,
    ...(["acts", "scenes", "speeches", "names", "spokenWords"] as const).map(
      (what) => `${found[what]} / ${expected[what]}`,
    ),
    `${(sameSpeeches * 100).toFixed(1)} %`,
    `${lost.length}`,
    notices.filter((code) => warnings.has(code)).join(" "),
  ].join(" | ");

const detailsOf = ({ wrongNames, missingNames, missingSpeeches, lost }: ReadForm): string =>
  [
    `  wrong names: ${wrongNames.slice(0, 12).join("; ")}`,
    `  missing names: ${missingNames.slice(0, 12).join("; ")}`,
    ...missingSpeeches.slice(0, 8).map((speech) => `  missing speech: ${speech.slice(0, 120)}`),
    `  lost: ${lost.slice(0, 20).join(" ")}`,
  ].join("\n");
