import type { Layout } from "#domain/play/layout/layout.ts";
import { textOfSpans } from "#domain/play/layout/lines/spans.ts";
import type { PrintedSpan } from "#domain/play/layout/measures/faces.ts";
import { readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import type { ManuscriptSheet, PlacedLine } from "#domain/play/layout/pagedManuscript.ts";

interface SheetOfPaperProps {
  readonly page: ManuscriptSheet;
  readonly layout: Layout;
}

/**
 * Renders one page: every line where the PDF has it, in percent of the paper's width and height. It isn't translated,
 * because the lines of a translation wouldn't fit.
 */
export const SheetOfPaper = ({ page, layout: { paper } }: SheetOfPaperProps) =>
  page.lines.map((line) => (
    <p
      key={`${line.y} ${line.x} ${line.role}`}
      className="paper-line"
      dir="auto"
      translate="no"
      style={{
        ...startOf(line, paper),
        top: `${(line.y / paper.height) * 100}%`,
      }}
    >
      {line.spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a printed line never change order.
        <SpanOnPaper key={index} span={span} />
      ))}
    </p>
  ));

/** Right-to-left lines start at the end of their width, however wide the screen draws them. */
const startOf = ({ x, width, spans }: PlacedLine, paper: Layout["paper"]) =>
  readsRightToLeft(textOfSpans(spans))
    ? { right: `${(1 - (x + width) / paper.width) * 100}%` }
    : { left: `${(x / paper.width) * 100}%`, minWidth: `${(width / paper.width) * 100}%` };

function SpanOnPaper({ span: { text, bold, italic, underline, smallCapitals } }: { readonly span: PrintedSpan }) {
  if (smallCapitals) return <span className="paper-small-capitals">{underline ? <u>{text}</u> : text}</span>;
  const words = underline ? <u>{text}</u> : text;
  const leaning = italic ? <i>{words}</i> : words;
  return bold ? <b>{leaning}</b> : leaning;
}
