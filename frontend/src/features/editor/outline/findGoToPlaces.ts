import { headingNumbers } from "#domain/play/layout/headings/headingNumbers.ts";
import type { BlockId } from "#domain/play/play.ts";
import { goToWords } from "#frontend/messages/outline.yaml";
import type { PlayBookmark } from "#frontend/modules/editor/navigation/bookmarks.ts";
import type { PageRange } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { fullNames } from "./headingName.ts";
import { fold, matchesHeading, matchesNumbers } from "./matchesHeading.ts";

/** A page or an element to go to. */
export interface GoToPlace {
  readonly key: string;
  readonly label: string;
  /** What kind of place it is, or the page it's on. */
  readonly aside: string;
  readonly page?: number;
  readonly block?: BlockId;
}

interface Places {
  /** What's printed on each page. */
  readonly pageLabels: readonly string[];
  readonly headings: readonly OutlineHeading[];
  readonly pages: ReadonlyMap<BlockId, Pick<PageRange, "from" | "to">>;
  readonly bookmarks: readonly PlayBookmark[];
}

/** A list longer than this isn't read. */
const maxPlaces = 60;

/** Returns the page with this number or label, bookmarks and scenes with this text, in this order; all places for no text. */
export function findGoToPlaces(text: string, { pageLabels, headings, pages, bookmarks }: Places): readonly GoToPlace[] {
  const typed = text.trim();
  const page = findPage(typed, pageLabels);
  const names = fullNames(headings);
  const numbered = numberedNames(headings);
  const found = [
    ...bookmarks.map(({ id, name }) => ({ key: `b${id}`, label: name, aside: goToWords.bookmark, block: id })),
    ...headings.map((heading) => {
      const from = pages.get(heading.id)?.from;
      const aside = from === undefined ? "" : goToWords.page({ page: from });
      return { key: heading.id, label: names.get(heading.id) ?? "", aside, block: heading.id };
    }),
  ].filter(
    ({ label, block }) =>
      fold(label).includes(fold(typed)) ||
      matchesHeading(label, typed) ||
      matchesNumbers(numbered.get(block) ?? "", typed),
  );
  return [...page, ...found].slice(0, maxPlaces);
}

function findPage(typed: string, labels: readonly string[]): readonly GoToPlace[] {
  if (typed === "") return [];
  const number = pageNumberIn(typed);
  const isNumber = number !== undefined;
  const page = isNumber ? number : 1 + labels.findIndex((label) => fold(label) === fold(typed));
  if (page < 1 || page > labels.length) return [];
  return [{ key: "page", label: goToWords.page({ page }), aside: isNumber ? "" : (labels[page - 1] ?? ""), page }];
}

/** Reads `12`, `p. 12` and `page 12`. */
function pageNumberIn(typed: string): number | undefined {
  const [, word = "", number] = /^(\p{L}*)\.?\s*(\d+)$/u.exec(typed) ?? [];
  return number !== undefined && fold(goToWords.page({ page: 1 })).startsWith(fold(word)) ? Number(number) : undefined;
}

/**
 * Returns what headings are called by the numbers in page labels, such as "act 3 scene 2", whatever the writer calls
 * them. A prologue has no number.
 */
function numberedNames(headings: readonly OutlineHeading[]): ReadonlyMap<BlockId, string> {
  const blocks = headings.map(({ id, kind, text }) => ({ id, kind, text: [{ text }] }));
  const numbers = headingNumbers(blocks);
  let act = "";
  return new Map(
    blocks.map((heading) => {
      const number = numbers.get(heading);
      const own = number === undefined ? "" : `${heading.kind} ${number}`;
      if (heading.kind === "act") act = own;
      return [heading.id, heading.kind === "act" || own === "" ? own : `${act} ${own}`];
    }),
  );
}
