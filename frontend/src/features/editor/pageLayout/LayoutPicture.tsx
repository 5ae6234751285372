import { useMemo } from "react";
import type { Layout } from "#domain/play/layout/layout.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type BlockId, type BlockKind, emptyFront, type Play } from "#domain/play/play.ts";

const words = (count: number): string => "lamp ".repeat(count).trim();

/** The elements that look different from layout to layout. */
const elements: readonly (readonly [BlockKind, string])[] = [
  ["scene", words(2)],
  ["setting", words(15)],
  ["cue", words(1)],
  ["dialogue", words(24)],
  ["direction", words(9)],
  ["cue", words(1)],
  ["parenthetical", words(2)],
  ["dialogue", words(17)],
];

const sample: Play = {
  front: emptyFront,
  blocks: elements.map(([kind, text], at) => ({ id: `sample-${at}` as BlockId, kind, text: [{ text }] })),
};

/** Of a page's height. */
const shownPart = 0.42;
/** Of a line's height. */
const thickness = 0.45;

/** The top of a page in a layout, with a bar for each line. */
export function LayoutPicture({ layout }: { readonly layout: Layout }) {
  const lines = useMemo(() => paginate(sample, layout).pages.find(({ start }) => start)?.lines ?? [], [layout]);
  const { paper, linesPerInch } = layout;
  return (
    <svg className="page-layout-picture" viewBox={`0 0 ${paper.width} ${paper.height * shownPart}`} aria-hidden="true">
      {lines.map(({ x, y, width }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={thickness / linesPerInch} />
      ))}
    </svg>
  );
}
