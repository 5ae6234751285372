import { normalizeSpans } from "#domain/play/play.ts";
import { addAsides, asidesOf } from "../plainText/asides.ts";
import type { Cue } from "../plainText/cueFinders.ts";
import { splitSpans, textOfSpans } from "../plainText/paragraph.ts";
import { findNumberColumn, findSpeakerIn, isAboveSpeeches, isSpokenTogether } from "../plainText/tableRows.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { addExtras, type WordParagraph } from "./wordParagraph.ts";

type Cell = readonly WordParagraph[];
type Row = readonly Cell[];

const textOf = ({ spans }: WordParagraph): string => textOfSpans(spans);
const isFilled = ({ spans }: WordParagraph): boolean => spans.length > 0;
const textsOf = (row: Row): readonly (readonly string[])[] => row.map((cell) => cell.filter(isFilled).map(textOf));

/**
 * Returns the paragraphs of a table. Unless styles say what they are, a name and a speech are joined with a tab, as in a
 * play typed with tabs, cells that name their speakers are spoken at the same time, and numbers of lines are left out.
 */
export function paragraphsOfTable(given: readonly Row[]): readonly WordParagraph[] {
  const isStyled = (row: Row): boolean =>
    row.some((cell) => cell.some(({ styleName }) => kindOfStyleName(styleName) !== undefined));
  const column = given.some(isStyled) ? undefined : findNumberColumn(given.map(textsOf));
  const rows = column === undefined ? given : given.map((row) => withoutColumn(row, column));
  const out: WordParagraph[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? [];
    const next = rows[at + 1];
    if (isStyled(row)) out.push(...row.flat());
    else if (next && isAboveSpeeches(textsOf(row), textsOf(next))) {
      out.push(...spokenTogether(row.map((cell, index) => [...cell, ...(next[index] ?? [])])));
      at++;
    } else out.push(...paragraphsOfRow(row));
  }
  return out;
}

/** Takes a number out of a row, which then counts with the first paragraph that's left. */
function withoutColumn(row: Row, column: number): Row {
  const hasNumber = row[column]?.some(isFilled) ?? false;
  const rest = row.filter((_, at) => at !== column);
  const asides = asidesOf({ lineNumbers: hasNumber ? 1 : 0 });
  let isCounted = false;
  return rest.map((cell) =>
    cell.map((one) => {
      if (isCounted || !isFilled(one)) return one;
      isCounted = true;
      return { ...one, asides: addAsides(one.asides, asides) };
    }),
  );
}

function paragraphsOfRow(cells: Row): readonly WordParagraph[] {
  if (isSpokenTogether(textsOf(cells))) return spokenTogether(cells);
  const filled = cells.map((cell) => cell.filter(isFilled)).filter((cell) => cell.length > 0);
  const struck = filled.length === 0 ? cells.flat().filter(({ asides }) => asides !== undefined) : [];
  const [name, speech] = filled;
  const [only] = name ?? [];
  if (filled.length !== 2 || name?.length !== 1 || !only || !speech) return [...filled.flat(), ...struck];
  return [joinCells(only, speech)];
}

function joinCells(name: WordParagraph, speech: Cell): WordParagraph {
  const spans = speech.flatMap((one, at) => [{ text: at === 0 ? "\t" : "\n" }, ...one.spans]);
  return {
    ...name,
    styleName: "",
    format: {},
    spans: normalizeSpans([...name.spans, ...spans]),
    extras: speech.reduce((sum, { extras }) => addExtras(sum, extras), name.extras),
    asides: speech.reduce((sum, { asides }) => addAsides(sum, asides), name.asides),
  };
}

/** Splits the paragraphs of cells into names and what's spoken. The first name of each further cell is simultaneous. */
function spokenTogether(cells: Row): readonly WordParagraph[] {
  const spoken = cells.map((cell) => spokenIn(cell.filter(isFilled)));
  const first = spoken.findIndex((cell) => cell.some(isCue));
  return spoken.flatMap((cell, at) => {
    const cue = at > first ? cell.find(isCue) : undefined;
    return cell.map((one) => (one === cue ? { ...one, spoken: "simultaneousCue" as const } : one));
  });
}

const isCue = ({ spoken }: WordParagraph): boolean => spoken === "cue";

function spokenIn(cell: Cell): readonly WordParagraph[] {
  const out: WordParagraph[] = [];
  for (const [at, one] of cell.entries()) {
    const cue = findSpeakerIn(textOf(one), cell[at + 1] !== undefined);
    if (cue) out.push(...splitAtCue(one, cue));
    else out.push(out.some(isCue) ? { ...one, spoken: "dialogue" } : one);
  }
  return out;
}

function splitAtCue(one: WordParagraph, { name, manner, restAt }: Cue): readonly WordParagraph[] {
  const rest = splitSpans(one.spans, [restAt])[1] ?? [];
  const { asides: _, number: __, ...plain } = one;
  const parts: readonly WordParagraph[] = [
    { ...one, spans: [{ text: name }], spoken: "cue" },
    { ...plain, spans: [{ text: manner ?? "" }], spoken: "parenthetical" },
    { ...plain, spans: rest, spoken: "dialogue" },
  ];
  return parts.filter((part) => textOf(part).trim() !== "");
}
