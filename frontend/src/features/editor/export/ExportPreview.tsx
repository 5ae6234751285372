import { memo, type ReactNode, useEffect, useState } from "react";
import { exportPagesSteps } from "#domain/play/formats/export/exportPagesSteps.ts";
import { mayHold } from "#domain/play/formats/export/exportSettings.ts";
import type { PreparedExport } from "#domain/play/formats/export/prepareExport.ts";
import { watermarkShape } from "#domain/play/formats/export/watermarkShape.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import type { ManuscriptSheet, PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { type PaperColor, paperColors } from "#domain/play/layout/paper/paperColors.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { previewText, showsItsOwnText } from "#frontend/modules/exporting/exportFile.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";

interface ExportPreviewProps {
  readonly prepared: PreparedExport;
  readonly watermark: string;
}

/** The first pages of a format with pages; for other formats, the beginning of the text. */
export const ExportPreview = memo(function ExportPreview({ prepared, watermark }: ExportPreviewProps) {
  if (prepared.play.blocks.length === 0 && prepared.settings.scope.what !== "play")
    return <Frame status={exportingWords.previewEmpty} />;
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
    <ScrollArea className="export-paper" label={exportingWords.preview} data-sentry-mask data-sentry-block>
      {children}
    </ScrollArea>
  </div>
);

const maxPages = 6;

function PagesPreview({ prepared, watermark }: ExportPreviewProps) {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  useEffect(() => workWhenIdle(exportPagesSteps(prepared), setManuscript), [prepared]);
  if (!manuscript) return <Frame status={exportingWords.previewWait} />;
  const shown = pagesToShow(manuscript, prepared);
  return (
    <Frame status={statusOf(manuscript, prepared)}>
      <ol className="export-pages" style={style}>
        {shown.map(({ page, number }) => (
          <li
            key={number}
            className={isColored(page) ? "export-page export-page-colored paper" : "export-page paper"}
            aria-label={labelOf(page, number)}
            style={isColored(page) ? { "--paper-color": paperColors[page.color] } : undefined}
          >
            {watermark && <Watermark text={watermark} manuscript={manuscript} />}
            <Sheet page={page} layout={manuscript.layout} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

interface NumberedPage {
  readonly page: ManuscriptSheet;
  readonly number: number;
}

/** Only pages with changes have a color, even if it's white. */
const changedPages = ({ pages }: PagedManuscript): readonly NumberedPage[] =>
  numbered(pages).filter(({ page }) => page.color !== undefined);

const numbered = (pages: readonly ManuscriptSheet[]): readonly NumberedPage[] =>
  pages.map((page, index) => ({ page, number: index + 1 }));

/** The first pages; the first ones with changes if changes are marked. */
function pagesToShow(manuscript: PagedManuscript, { revision }: PreparedExport): readonly NumberedPage[] {
  const changed = revision ? changedPages(manuscript) : [];
  return (changed.length > 0 ? changed : numbered(manuscript.pages)).slice(0, maxPages);
}

function statusOf(manuscript: PagedManuscript, { settings, revision }: PreparedExport): string {
  const count = manuscript.pages.length;
  const length = describePageCount(pageCount(manuscript));
  if (!mayHold(settings, "pages")) return exportingWords.previewAbout({ length });
  if (revision) {
    const changed = changedPages(manuscript).length;
    if (changed === 0) return exportingWords.previewUnchanged({ length });
    return changed > maxPages
      ? exportingWords.previewFirstChanges({ changed, count, shown: maxPages })
      : exportingWords.previewChanges({ changed, count });
  }
  return count > maxPages ? exportingWords.previewFirst({ shown: maxPages, length }) : length;
}

const isColored = (page: ManuscriptSheet): page is ManuscriptSheet & { readonly color: PaperColor } =>
  page.color !== undefined && page.color !== "white";

const labelOf = (page: ManuscriptSheet, number: number): string =>
  isColored(page)
    ? exportingWords.coloredPageLabel({ number, color: exportingWords.paperColors[page.color].toLowerCase() })
    : exportingWords.pageLabel({ number });

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
  if (hasFailed) return <Frame status={exportingWords.previewFailed} />;
  if (text === undefined) return <Frame status={exportingWords.previewWait} />;
  return (
    <Frame
      status={showsItsOwnText(prepared.settings.format) ? exportingWords.previewText : exportingWords.previewReading}
    >
      <pre className="export-text">{text}</pre>
    </Frame>
  );
}
