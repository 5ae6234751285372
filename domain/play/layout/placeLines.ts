import type { PageRows } from "./breakPages.ts";
import type { Layout } from "./layout.ts";
import type { LayoutFlow } from "./layoutFlow.ts";
import { paragraph } from "./lines/paragraph.ts";
import type { LinesAbreast } from "./lines/row.ts";
import { widthOfSpans } from "./lines/spans.ts";
import type { Measure } from "./measures/measure.ts";
import type { LayoutLine, PlacedLine } from "./pagedManuscript.ts";

/** Puts the rows of one page on the paper, below continued names and above `(MORE)`. */
export function placeLines(flow: LayoutFlow, page: PageRows, layout: Layout, measure: Measure): readonly PlacedLine[] {
  const out: PlacedLine[] = [];
  let unit = 0;
  const put = (lines: LinesAbreast) => {
    const y = layout.margins.top + unit++ / layout.linesPerInch;
    for (const line of lines) out.push({ ...line, y });
  };
  const head = page.continued ? flow.rows[page.from]?.continued?.() : undefined;
  for (const lines of head?.above ?? []) put(lines);
  for (const [index, row] of flow.rows.slice(page.from, page.to).entries()) {
    if (index > 0) unit += row.linesBefore;
    put(index === 0 && head ? [...head.beside, ...row.lines] : row.lines);
  }
  if (layout.marks.more !== "" && flow.rows[page.to]?.continued) put(moreLines(layout, measure));
  return out;
}

const moreLines = ({ marks, styles }: Layout, measure: Measure): readonly LayoutLine[] =>
  paragraph({ role: "more", text: [{ text: marks.more }] }, { ...styles.cue, capitals: undefined }, measure);

/** Returns the page number, right-aligned at its position from the right edge. */
export function placeLabel(label: string, { paper, pageNumber }: Layout, measure: Measure): readonly PlacedLine[] {
  if (label === "") return [];
  const spans = [{ text: label }];
  const width = widthOfSpans(spans, measure);
  const x = paper.width - pageNumber.right - width;
  return [
    { role: "pageNumber", x, y: pageNumber.top, width, align: "right", spans, blockId: undefined, from: 0, to: 0 },
  ];
}
