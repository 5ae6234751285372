import { type Ref, useLayoutEffect, useRef, useState } from "react";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { PlacedLine } from "#domain/play/layout/pagedManuscript.ts";
import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { Button } from "#frontend/ui/Button.tsx";
import type { Preview } from "./usePreview.ts";

interface PagePreviewProps {
  readonly preview: Preview;
  readonly ref: Ref<HTMLElement>;
}

/** One of the first pages as it prints, with buttons for the others. */
export function PagePreview({ preview: { layout, scriptFonts, sheets, at, goTo, marked }, ref }: PagePreviewProps) {
  const [isLarge, setLarge] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroll;
    if (current && isLarge) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [isLarge]);
  const style = usePaperStyle(layout, scriptFonts);
  const sheet = sheets[at];
  if (!sheet) return null;
  return (
    <section ref={ref} className="import-preview" aria-label={importingWords.preview}>
      <div className="import-preview-controls">
        <Button size="small" isDisabled={at === 0} onClick={() => goTo(at - 1)}>
          {importingWords.previous}
        </Button>
        <p role="status">{importingWords.previewPage({ number: at + 1, count: sheets.length })}</p>
        <Button size="small" isDisabled={at === sheets.length - 1} onClick={() => goTo(at + 1)}>
          {importingWords.next}
        </Button>
        <Button size="small" className="import-enlarge" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? importingWords.shrink : importingWords.enlarge}
        </Button>
      </div>
      {/* An enlarged page can be scrolled with the arrow keys. */}
      <div ref={scroll} className="import-preview-scroll" tabIndex={isLarge ? 0 : undefined}>
        <div
          className={isLarge ? "import-paper import-paper-large paper" : "import-paper paper"}
          style={style}
          data-sentry-mask
          data-sentry-block
        >
          <HighlightedLines lines={sheet.lines} layout={layout} marked={marked} />
          <SheetOfPaper page={sheet} layout={layout} />
        </div>
      </div>
    </section>
  );
}

interface HighlightedLinesProps {
  readonly lines: readonly PlacedLine[];
  readonly layout: Layout;
  readonly marked: ReadonlySet<BlockId>;
}

/** A background behind the lines of some blocks, in percent of the paper's width and height. */
const HighlightedLines = ({ lines, layout: { paper, linesPerInch }, marked }: HighlightedLinesProps) =>
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
