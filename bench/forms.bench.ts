import type { Play } from "#domain/play/play.ts";
import { shareFound } from "#tests/forms/compareForms.ts";
import { type FileKind, type HomemadeForm, homemadeForms } from "#tests/forms/homemadeForms.ts";
import { type OwnWords, readOwnFormats } from "#tests/forms/ownFormats.ts";
import { heldOutPlays, readSourcePlay, sourcePlays } from "#tests/forms/plays.ts";
import { type ReadForm, readForm } from "#tests/forms/readForm.ts";
import type { Figures } from "./figures.ts";

/** A form that is read worse than this must be mended, or have a notice that says what looks wrong. */
const enough = 0.99;

/** Codes of the notices that say what looks wrong. Others say what was done. */
const warnings = new Set([
  ...["few-spoken", "no-speech", "one-speech", "heading-order"],
  ...["unspoken", "unnamed", "speech-ends", "other-forms"],
]);

/** What to measure: names that contain these texts. */
const { PLAYS = "", FORMS = "", KINDS = "", HELD_OUT, ALL, DETAILS } = process.env;

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
 * HELD_OUT=1 reads the plays that weren't looked at while the rules were written.
 */
export async function measure(): Promise<Figures> {
  const rows: Row[] = [];
  const ownWords: OwnWords[] = [];
  for (const source of (HELD_OUT ? heldOutPlays : sourcePlays).filter(({ name }) => name.includes(PLAYS))) {
    const play = await readSourcePlay(source);
    rows.push(...(await readForms(source.name, play)));
    if (FORMS + KINDS === "") ownWords.push(...(await readOwnFormats(play)));
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
    "with at least 99 % of speeches": { value: count(rows, hasSpeeches), unit: "" },
    "worse files without a notice of what looks wrong": { value: count(worse, isUnnoticed), unit: "", limit: 0 },
    "that have other words than were typed": {
      value: count(rows, ({ result }) => hasOtherWords(result)),
      unit: "",
      limit: 0,
    },
    "plays in our own formats": { value: ownWords.length, unit: "" },
    "that have other words when read": { value: count(ownWords, hasOtherWords), unit: "", limit: 0 },
  };
}

async function readForms(name: string, play: Play): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { form, kind } of toRead()) {
    const row = { play: name, form, kind, result: await readForm(play, form, kind) };
    rows.push(row);
    if (ALL || isWorse(row) || hasOtherWords(row.result)) console.log(lineOf(row));
    if (DETAILS) console.log(detailsOf(row.result));
  }
  return rows;
}

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;

/** Whether words were lost, or came twice. */
const hasOtherWords = ({ lost, added }: Pick<ReadForm, "lost" | "added">): boolean => lost.length + added.length > 0;

const toRead = () =>
  homemadeForms
    .filter(({ name }) => name.includes(FORMS))
    .flatMap((form) => form.kinds.filter((kind) => kind.includes(KINDS)).map((kind) => ({ form, kind })));

const isWorse = ({ result }: Row): boolean => shareFound(result) < enough;

const hasSpeeches = ({ result: { found, expected } }: Row): boolean =>
  Math.abs(found.speeches - expected.speeches) <= expected.speeches * (1 - enough);

/** Pasted text has no notices. */
const isUnnoticed = (row: Row): boolean => !row.kind.startsWith("pasted") && !isWarned(row);

/** Most plays have people who speak once, so that notice only counts if it lists a wrong name. */
const isWarned = ({ result: { notices, wrongNames } }: Row): boolean =>
  notices.some((code) => warnings.has(code) && (code !== "one-speech" || wrongNames.length > 0));

/** Prints what a form's files and texts have in all plays: found / true, and how many of those read worse are warned. */
function printShares(name: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const sum = (what: "speeches" | "names" | "spokenWords"): string => {
    const total = (side: "found" | "expected"): number => rows.reduce((all, { result }) => all + result[side][what], 0);
    return `${total("found").toLocaleString("en")} / ${total("expected").toLocaleString("en")}`;
  };
  const worse = rows.filter((row) => isWorse(row) && !row.kind.startsWith("pasted"));
  const warned = worse.length === 0 ? "" : `${count(worse, isWarned)} of ${worse.length} files`;
  const good = count(rows, (row) => !isWorse(row));
  const cells = [name, `${good} of ${rows.length}`, sum("speeches"), sum("names"), sum("spokenWords"), warned];
  console.log(`| ${cells.join(" | ")} |`);
}

const lineOf = ({ play, form, kind, result: { found, expected, lost, added, sameSpeeches, notices } }: Row): string =>
  [
    `| ${play} | ${form.name} | ${kind}`,
    ...(["acts", "scenes", "speeches", "names", "spokenWords"] as const).map(
      (what) => `${found[what]} / ${expected[what]}`,
    ),
    `${(sameSpeeches * 100).toFixed(1)} %`,
    `${lost.length} lost, ${added.length} added`,
    notices.filter((code) => warnings.has(code)).join(" "),
  ].join(" | ");

const detailsOf = ({ wrongNames, missingNames, missingSpeeches, lost, added }: ReadForm): string =>
  [
    `  wrong names: ${wrongNames.slice(0, 12).join("; ")}`,
    `  missing names: ${missingNames.slice(0, 12).join("; ")}`,
    ...missingSpeeches.slice(0, 8).map((speech) => `  missing speech: ${speech.slice(0, 120)}`),
    `  lost: ${lost.slice(0, 20).join(" ")}; added: ${added.slice(0, 20).join(" ")}`,
  ].join("\n");
