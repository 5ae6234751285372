import { memo, type ReactNode, useEffect, useState } from "react";
import { exportPagesSteps } from "#domain/play/formats/export/exportPages.ts";
import { mayHold } from "#domain/play/formats/export/exportSettings.ts";
import type { PreparedExport } from "#domain/play/formats/export/prepareExport.ts";
import { watermarkShape } from "#domain/play/formats/export/watermarkShape.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { exportingWords as words } from "#frontend/messages/exporting.ts";
import { previewText, showsItsOwnText } from "#frontend/modules/exporting/exportFile.ts";
import { usePaperStyle } from "#frontend/modules/printing/paperStyle.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

interface ExportPreviewProps {
  readonly prepared: PreparedExport;
  readonly watermark: string;
}

/** The first pages of a format with pages; for other formats, the beginning of the text. */
export const ExportPreview = memo(function ExportPreview({ prepared, watermark }: ExportPreviewProps) {
  if (prepared.play.blocks.length === 0 && prepared.settings.scope.what !== "play")
    return <Frame status={words.previewEmpty} />;
  if (!mayHold(prepared.settings, "layout")) return <TextPreview prepared={prepared} />;
  const isMarked = mayHold(prepared.settings, "watermark");
  return <PagesPreview prepared={prepared} watermark={isMarked ? watermark.trim() : ""} />;
});

interface FrameProps {
  readonly status: string;
  readonly children?: ReactNode;
}

const Frame = ({ status, children }: FrameProps) => (
  <div className="export-preview">
    <p role="status" className="export-hint">
      {status}
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
    <section className="export-paper" aria-label={words.preview} tabIndex={0} data-sentry-mask data-sentry-block>
      {children}
    </section>
  </div>
);

const maxPages = 6;

function PagesPreview({ prepared, watermark }: ExportPreviewProps) {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  useEffect(() => workWhenIdle(exportPagesSteps(prepared), setManuscript), [prepared]);
  if (!manuscript) return <Frame status={words.previewWait} />;
  const count = manuscript.pages.length;
  return (
    <Frame status={mayHold(prepared.settings, "pages") ? statusOf(count) : words.previewAbout(count)}>
      <ol className="export-pages" style={style}>
        {manuscript.pages.slice(0, maxPages).map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
          <li key={index} className="export-page paper" aria-label={words.pageLabel(index + 1)}>
            {watermark && <Watermark text={watermark} manuscript={manuscript} />}
            <Sheet page={page} layout={manuscript.layout} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const statusOf = (count: number): string =>
  count > maxPages ? words.previewFirst(maxPages, count) : words.previewPages(count);

/** Isn't drawn again while somebody types a watermark. */
const Sheet = memo(SheetOfPaper);

/** Type is as large on the paper as in the file. `cqi` is a hundredth of the paper's width. */
const points = (size: number, { layout: { paper } }: PagedManuscript): string =>
  `${(size / (paper.width * 72)) * 100}cqi`;

function Watermark({ text, manuscript }: { readonly text: string; readonly manuscript: PagedManuscript }) {
  const { sizePoints, degrees } = watermarkShape(text, manuscript);
  return (
    <p
      className="export-watermark"
      aria-hidden="true"
      style={{ fontSize: points(sizePoints, manuscript), rotate: `${-degrees}deg` }}
    >
      {text}
    </p>
  );
}

function TextPreview({ prepared }: Pick<ExportPreviewProps, "prepared">) {
  const [text, setText] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    previewText(prepared).then(
      (start) => {
        if (isOver) return;
        setText(start);
        setFailed(false);
      },
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [prepared]);
  if (hasFailed) return <Frame status={words.previewFailed} />;
  if (text === undefined) return <Frame status={words.previewWait} />;
  return (
    <Frame status={showsItsOwnText(prepared.settings.format) ? words.previewText : words.previewReading}>
      <pre className="export-text">{text}</pre>
    </Frame>
  );
}
