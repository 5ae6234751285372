import { memo, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { keepPlaceStill } from "#frontend/modules/editor/pages/keepPlaceStill.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { useFrontManuscript } from "./useFrontManuscript.ts";
import "./frontSheets.css";

interface FrontSheetsProps {
  readonly editor: Editor;
  /** Opens everything that comes before the play. */
  readonly onFrontMatter: () => void;
}

/** The pages between the title page and the play, where they're printed. A click opens their form. */
export function FrontSheets({ editor, onFrontMatter }: FrontSheetsProps) {
  const manuscript = useManuscriptInPlace(editor);
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  if (!manuscript) return null;
  const sheets = manuscript.pages.filter(({ section, lines }) => section === "front" && lines.length > 0);
  return sheets.map((page, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
      key={index}
      type="button"
      // On the way to the text, Tab stops only at the button of the title page, which opens the same form.
      tabIndex={-1}
      className="editor-front-sheet"
      aria-label={frontMatterWords.editFrontPage({ page: index + 1, pages: sheets.length })}
      title={editorWords.editFrontMatter}
      onMouseDown={keepFocus}
      onClick={onFrontMatter}
      data-sentry-mask
      data-sentry-block
    >
      <span className="paper" style={style} aria-hidden="true">
        <Sheet page={page} layout={manuscript.layout} />
      </span>
    </button>
  ));
}

/** Isn't drawn again if only other pages changed. */
const Sheet = memo(SheetOfPaper);

/** Returns the pages. They come and go above the text, which stays where it is on the screen. */
function useManuscriptInPlace(editor: Editor): PagedManuscript | undefined {
  const latest = useFrontManuscript(editor.doc);
  const [shown, setShown] = useState<PagedManuscript>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const view = editor.view();
      if (view) keepPlaceStill(view, () => flushSync(() => setShown(latest)));
      else setShown(latest);
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, latest]);
  return shown;
}
