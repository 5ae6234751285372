import type { PageLayout } from "../play.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "./designs/layouts.ts";
import type { Layout } from "./layout.ts";
import { type PageWords, pageWordsOf } from "./pageWords.ts";

/** Returns the layout's name, or the default if this version has none of that name. */
export const layoutNameOf = ({ layout }: PageLayout): LayoutName =>
  isNameIn(layouts, layout) ? layout : "guild-modern";

/** Returns the paper's name; undefined if none is chosen that this version knows. Then the layout's own paper is used. */
export const paperNameOf = ({ paper }: PageLayout): PaperName | undefined =>
  isNameIn(papers, paper) ? paper : undefined;

/**
 * Returns the name of the paper that the pages are on: the chosen one, otherwise the layout's own. The pages of a booklet
 * are half as large as its paper.
 */
export function usedPaperNameOf(pageLayout: PageLayout): PaperName {
  const layout = layouts[layoutNameOf(pageLayout)];
  const isOn = (name: PaperName): boolean => onPaper(layout, name) === layout;
  return paperNameOf(pageLayout) ?? (Object.keys(papers) as PaperName[]).find(isOn) ?? "letter";
}

const isNameIn = <T extends object>(table: T, name: string | undefined): name is Extract<keyof T, string> =>
  name !== undefined && Object.hasOwn(table, name);

/** The paginator caches by layout object, so the same names always give the same object. */
const kept = new Map<string, Layout>();

/** Returns the chosen layout on the play's paper, with marks in the play's language, without the writer's own changes. */
export function chosenLayoutOf(pageLayout: PageLayout, language: string | undefined): Layout {
  const [name, paper] = [layoutNameOf(pageLayout), paperNameOf(pageLayout)];
  const { marks } = pageWordsOf(language);
  const key = `${name} ${paper} ${marks[" (Continued)"]}`;
  const layout = kept.get(key) ?? withMarks(paper ? onPaper(layouts[name], paper) : layouts[name], marks);
  kept.set(key, layout);
  return layout;
}

function withMarks(layout: Layout, words: PageWords["marks"]): Layout {
  const { continued, speaksOn } = layout.marks;
  if (!(continued in words || speaksOn in words)) return layout;
  const marks = { continued: words[continued] ?? continued, speaksOn: words[speaksOn] ?? speaksOn };
  return { ...layout, marks: { ...layout.marks, ...marks } };
}
