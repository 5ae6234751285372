import type { Block, BlockKind } from "#domain/play/play.ts";

/** In percent of the page's width: where a line begins, and how long it is. */
type Bar = readonly [x: number, width: number];

const body: readonly Bar[] = [
  [16, 68],
  [16, 44],
];

const bars: Partial<Record<BlockKind, readonly Bar[]>> = {
  act: [[38, 24]],
  scene: [[36, 28]],
  centered: [[36, 28]],
  cue: [[42, 18]],
  setting: [
    [50, 34],
    [50, 26],
  ],
  direction: [[50, 30]],
  transition: [[60, 24]],
};

const [top, rowHeight, barHeight] = [12, 5, 2];

/**
 * A small picture of a page: a bar for each line, light where nothing is written yet. A page without any lines has the
 * cursor where the title goes.
 */
export function PagePicture({ blocks }: { readonly blocks: readonly Block[] }) {
  const lines = blocks.flatMap(({ kind, text }) =>
    (bars[kind] ?? body).map(([x, width]) => ({ x, width, isEmpty: text.length === 0 })),
  );
  return (
    <svg className="page-picture" viewBox="0 0 100 129" aria-hidden="true">
      {lines.map(({ x, width, isEmpty }, row) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its row's.
          key={row}
          className={isEmpty ? "page-picture-empty" : undefined}
          x={x}
          y={top + row * rowHeight}
          width={width}
          height={barHeight}
        />
      ))}
      {lines.length === 0 && <rect className="page-picture-caret" x={49} y={44} width={2} height={9} />}
    </svg>
  );
}
