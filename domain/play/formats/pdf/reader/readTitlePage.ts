import { emptyFront } from "#domain/play/front/frontFields.ts";
import { findIntroduced } from "#domain/play/layout/front/findIntroduced.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { isCastHeading } from "../../fountain/castHeading.ts";
import { findStageHeading } from "../../fountain/headings.ts";
import { textOfRow } from "./furniture.ts";
import type { PrintedRow } from "./printedRows.ts";

/** A title page has at most this many lines. */
const maxLines = 30;
/** The distance in type sizes from which a line begins another part of the page. */
const apart = 1.6;
/** The contact details begin this much farther down than the line above. */
const farApart = 5;

interface Part {
  readonly rows: readonly PrintedRow[];
  readonly text: string;
  /** The distance from the part above, in type sizes. */
  readonly gap: number;
}

/** Reads a page that has nothing but a title and who wrote it; undefined if it's any other page. */
export function readTitlePage(rows: readonly PrintedRow[]): FrontMatter | undefined {
  if (rows.length === 0 || rows.length > maxLines) return undefined;
  const texts = rows.map(textOfRow);
  if (texts.some((text) => findStageHeading(text, true) || isCastHeading(text))) return undefined;
  const parts = partsOf(rows);
  const foot = parts.findIndex(({ gap }, at) => at > 0 && gap > farApart);
  const head = foot < 0 ? parts : parts.slice(0, foot);
  const [title, ...below] = head.map(({ text }) => text);
  const introduced = below.flatMap((text) => findIntroduced(text) ?? []);
  const more = below.filter((text) => !findIntroduced(text));
  const by = more.findIndex(isCredit);
  const isSigned = by >= 0 || introduced.length > 0;
  if (title === undefined || (!isSigned && (foot < 0 || head.length > 4))) return undefined;
  const [left, right] = sidesOf(foot < 0 ? [] : parts.slice(foot).flatMap((part) => part.rows));
  const isRights = (text: string): boolean => /©|\(c\)|copyright|rights|\d{4} by /i.test(text);
  return {
    ...emptyFront,
    title: title.replaceAll("\n", " "),
    ...creditsOf(more, by),
    ...Object.fromEntries(introduced.map(({ field, text }) => [field, text])),
    draftDate: left.filter((text) => !isRights(text)).join("\n"),
    copyright: left.filter(isRights).join("\n"),
    contact: right.join("\n"),
  };
}

const isCredit = (text: string): boolean => /(^|\s)(by|von|par|de|di|av|af|door|автор|פון|מאת)$/iu.test(text.trim());

function creditsOf(texts: readonly string[], by: number): Partial<FrontMatter> {
  if (by < 0) return { subtitle: texts.join("\n") };
  const credit = texts[by] ?? "";
  return {
    subtitle: texts.slice(0, by).join("\n"),
    credit: credit.toLowerCase() === "by" ? "" : credit,
    authors: texts[by + 1] ?? "",
    source: texts.slice(by + 2).join("\n"),
  };
}

function partsOf(rows: readonly PrintedRow[]): readonly Part[] {
  const parts: { rows: PrintedRow[]; gap: number }[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const gap = before ? (row.y - before.y) / row.size : 0;
    const last = parts.at(-1);
    if (last && gap <= apart) last.rows.push(row);
    else parts.push({ rows: [row], gap });
  }
  return parts.map((part) => ({ ...part, text: part.rows.map(textOfRow).join("\n") }));
}

/** Returns the lines that begin in the left and in the right half of the text's width. */
function sidesOf(rows: readonly PrintedRow[]): readonly [readonly string[], readonly string[]] {
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map(({ x }) => x));
  const isRight = ({ x }: { x: number }): boolean => x > left + halfPoints;
  return [
    segments.filter((one) => !isRight(one)).map(({ text }) => text),
    segments.filter(isRight).map(({ text }) => text),
  ];
}

/** Text that begins this much farther right is in the other half. */
const halfPoints = 150;
