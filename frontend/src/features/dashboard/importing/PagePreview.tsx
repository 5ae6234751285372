import { type Ref, useState } from "react";
import { importingWords as words } from "#frontend/messages/importing.ts";
import { usePaperStyle } from "#frontend/modules/printing/paperStyle.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { HighlightedLines } from "./HighlightedLines.tsx";
import type { Preview } from "./usePreview.ts";

interface PagePreviewProps {
  readonly preview: Preview;
  readonly ref: Ref<HTMLElement>;
}

/** One of the first pages as it prints, with buttons for the others. */
export function PagePreview({ preview: { layout, scriptFonts, sheets, at, goTo, marked }, ref }: PagePreviewProps) {
  const [isLarge, setLarge] = useState(false);
  const style = usePaperStyle(layout, scriptFonts);
  const sheet = sheets[at];
  if (!sheet) return null;
  return (
    <section ref={ref} className="import-preview" aria-label={words.preview}>
      <div className="import-preview-controls">
        <Button size="small" isDisabled={at === 0} onClick={() => goTo(at - 1)}>
          {words.previous}
        </Button>
        <p role="status">{words.previewPage(at + 1, sheets.length)}</p>
        <Button size="small" isDisabled={at === sheets.length - 1} onClick={() => goTo(at + 1)}>
          {words.next}
        </Button>
        <Button size="small" className="import-enlarge" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? words.shrink : words.enlarge}
        </Button>
      </div>
      {/* An enlarged page can be scrolled with the arrow keys. */}
      <div className="import-preview-scroll" tabIndex={isLarge ? 0 : undefined}>
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
