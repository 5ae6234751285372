import type { Layout } from "#domain/play/layout/layout.ts";
import type { PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import type { BlockId } from "#domain/play/play.ts";

interface HighlightedLinesProps {
  readonly lines: readonly PlacedLine[];
  readonly layout: Layout;
  readonly marked: ReadonlySet<BlockId>;
}

/** A background behind the lines of some blocks, in percent of the paper's width and height. */
export const HighlightedLines = ({ lines, layout: { paper, linesPerInch }, marked }: HighlightedLinesProps) =>
  lines
    .filter(({ blockId }) => blockId && marked.has(blockId))
    .map(({ x, y, width }) => (
      <span
        key={`${x} ${y}`}
        className="import-highlight"
        style={{
          left: `${(x / paper.width) * 100}%`,
          top: `${(y / paper.height) * 100}%`,
          width: `${(width / paper.width) * 100}%`,
          height: `${(1 / linesPerInch / paper.height) * 100}%`,
        }}
      />
    ));
