import { continuedAt, isContinuedMark } from "../../continuedMark.ts";
import { addAsides } from "../plainText/asides.ts";
import { isNameLine } from "../plainText/ownLines.ts";
import { lineOf, type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";

/*
 * Some writers type what a page's end and beginning say: `(MORE)`, the page number, a running head, the name again with
 * `(CONT'D)`, `CONTINUED:`. Our pages say it themselves.
 */

const textOf = (one: Paragraph): string => textOfParagraph(one).trim();

/** Returns whether a text says in capitals that a speech goes on below. */
export const isMoreMark = (text: string): boolean => {
  const [, words = ""] = /^\(([^()]{1,20})\)$/.exec(text) ?? [];
  return words === words.toUpperCase() && isContinuedMark(words) && !isContinuedScene(text);
};

/** Returns whether a text says that a scene goes on, as screenplays do: `(CONTINUED)`, `12 CONTINUED: (2) 12`. */
export const isContinuedScene = (text: string): boolean =>
  /^\(CONTINUED:?\)$|^(?:\d{1,3}[A-Z]? )?CONTINUED:(?: \(\d{1,3}\))?(?: \d{1,3}[A-Z]?)?$/.test(text);

const number = /^(?:-\s?)?(?:page\s|p\.\s?)?(\d{1,3})\.?(?:\s?-)?$/i;

/** A running head has at most so many letters, and there are at most so many heads between two parts of a speech. */
const maxHeadLength = 60;
const maxHeads = 2;

/** A number or a running head that's there less often may be the writer's. */
const minPages = 3;
/** Fewer paragraphs don't fill a page. */
const minOnPage = 4;

/** Removes the marks, joins the speeches that they divide, and counts them with the paragraph below. */
export function withoutPageMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const texts = paragraphs.map(textOf);
  const gone = pageNumbersIn(texts);
  const joins = new Set<number>();
  for (const [at, text] of texts.entries()) {
    if (isContinuedScene(text)) gone.add(at);
    if (!isMoreMark(text)) continue;
    const end = endOfPageEnd(texts, at);
    if (end === undefined) continue;
    for (let index = at; index < end; index++) gone.add(index);
    joins.add(end);
  }
  addNumbersBesideMarks(texts, gone);
  if (gone.size === 0) return paragraphs;
  return rebuilt(paragraphs, gone, joins);
}

/** Returns where the speech goes on, after the repeated name; undefined if it doesn't. */
function endOfPageEnd(texts: readonly string[], more: number): number | undefined {
  let heads = 0;
  for (let at = more + 1; at < texts.length; at++) {
    const text = texts[at] ?? "";
    if (continuedAt(text) > 0) return at + 1;
    if (isContinuedScene(text)) continue;
    if (++heads > maxHeads || text.length > maxHeadLength || (isNameLine(text) && !number.test(text))) return undefined;
  }
  return undefined;
}

/** Returns numbers that go up by one from page to page, each with the same words around it. */
function pageNumbersIn(texts: readonly string[]): Set<number> {
  const shapes = new Map<string, { readonly at: number; readonly page: number }[]>();
  for (const [at, text] of texts.entries()) {
    const [, page] = text.length <= maxHeadLength ? (/^\D*?(\d{1,3})\D*$/s.exec(text) ?? []) : [];
    if (page === undefined || !isPageShape(text, page)) continue;
    const shape = text.replace(page, "#");
    shapes.set(shape, [...(shapes.get(shape) ?? []), { at, page: Number(page) }]);
  }
  const series = [...shapes.values()].filter(
    (all) =>
      all.length >= minPages &&
      all.every((one, index) => {
        const before = all[index - 1];
        return !before || (one.page === before.page + 1 && one.at - before.at >= minOnPage);
      }),
  );
  return new Set(series.flat().map(({ at }) => at));
}

/** A number alone needs a sign of a page, because scenes may have only a number: `12.` */
function isPageShape(text: string, page: string): boolean {
  if (text === page || /^\d+[.)]$/.test(text)) return false;
  if (/^[-–—]\s?\d+\s?[-–—]$|^(page|p\.|seite|página|pág\.)\s?\d+$/i.test(text)) return true;
  // A running head: `The Lock-Keeper / 12`. Names such as `GUARD 2` have no sign before the number.
  return /\p{L}.*(?:[/|·–—]|\s-|\t|\s{3,})\s*\d+\.?$|^\d+\.?(?:\s*[/|·–—]|\t|\s{3,}).*\p{L}/su.test(text);
}

/** Next to a mark, a number alone is that of the page. */
function addNumbersBesideMarks(texts: readonly string[], gone: Set<number>): void {
  for (const at of [...gone]) {
    for (const beside of [at - 1, at + 1]) if (/^\d{1,3}\.?$/.test(texts[beside] ?? "")) gone.add(beside);
  }
}

function rebuilt(
  paragraphs: readonly Paragraph[],
  gone: ReadonlySet<number>,
  joins: ReadonlySet<number>,
): readonly Paragraph[] {
  const out: Paragraph[] = [];
  let marks = 0;
  for (const [at, one] of paragraphs.entries()) {
    if (gone.has(at)) {
      marks++;
      continue;
    }
    const last = out.at(-1);
    const counted = withMarks(one, marks);
    marks = 0;
    if (last && joins.has(at)) out[out.length - 1] = joined(last, counted);
    else out.push(counted);
  }
  return out.map((one, at) => (at === out.length - 1 ? withMarks(one, marks) : one));
}

const withMarks = (one: Paragraph, marks: number): Paragraph =>
  marks > 0 ? { ...one, asides: addAsides(one.asides, { pageMarks: marks }) } : one;

/** Joins the parts of a speech. */
function joined(first: Paragraph, next: Paragraph): Paragraph {
  const [line, ...more] = next.lines;
  const last = first.lines.at(-1);
  const middle = last && line ? [lineOf([...last.spans, { text: " " }, ...line.spans])] : [];
  return {
    ...first,
    lines: [...first.lines.slice(0, -1), ...middle, ...more],
    asides: addAsides(first.asides, next.asides),
  };
}
