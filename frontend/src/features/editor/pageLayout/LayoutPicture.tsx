import { useMemo } from "react";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, BlockKind, Play } from "#domain/play/play.ts";

const words = (count: number): string => "lamp ".repeat(count).trim();

/** The elements that look different from layout to layout. */
const elements: readonly (readonly [BlockKind, string])[] = [
  ["scene", words(2)],
  ["setting", words(9)],
  ["cue", words(1)],
  ["dialogue", words(18)],
  ["direction", words(9)],
  ["cue", words(1)],
  ["parenthetical", words(2)],
  ["dialogue", words(16)],
];

const sample: Play = {
  front: emptyFront,
  blocks: elements.map(([kind, text], at) => ({ id: `sample-${at}` as BlockId, kind, text: [{ text }] })),
};

/** How much higher lines are drawn than on paper, so that they can be told apart. */
const stretch = 2;
/** Inches of the page that are shown, and where they begin above the text. */
const shown = { height: 2.75, above: 0.25 };
/** Of a line's height. */
const thickness = 0.5;

/** The first lines of a page in a layout, each as a bar. */
export function LayoutPicture({ layout }: { readonly layout: Layout }) {
  const lines = useMemo(() => paginate(sample, layout).pages.find(({ start }) => start)?.lines ?? [], [layout]);
  const { paper, margins, linesPerInch } = layout;
  const viewBox = [0, (margins.top - shown.above) * stretch, paper.width, shown.height * stretch];
  return (
    <svg className="page-layout-picture" viewBox={viewBox.join(" ")} aria-hidden="true">
      {lines.map(({ x, y, width }) => (
        <rect key={`${x} ${y}`} x={x} y={y * stretch} width={width} height={(thickness * stretch) / linesPerInch} />
      ))}
    </svg>
  );
}
