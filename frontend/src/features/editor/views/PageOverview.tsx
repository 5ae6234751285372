import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { directionOf } from "#domain/play/layout/measures/rightToLeft.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId } from "#domain/play/play.ts";
import { viewWords } from "#frontend/messages/view.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, goToPage } from "#frontend/modules/editor/goTo.ts";
import { pageNumberAt } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { languageOfPlay } from "#frontend/modules/editor/playLanguage.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { Board } from "../boards/Board.tsx";
import { goToTitlePage } from "../titlePage/goToTitlePage.ts";
import "./pageOverview.css";

interface PageOverviewProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/**
 * The pages as they're printed, as many beside each other as have room, in the direction that the play is read. Choosing
 * one goes to it in the text.
 */
export function PageOverview({ editor, onClose }: PageOverviewProps) {
  const [play] = useState(() => readPlay(editor.doc));
  const { pages, layout, scriptFonts } = useMemo(() => paginate(play), [play]);
  const style = usePaperStyle(layout, scriptFonts);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => focusPageOfCursor(editor, pages, list.current), [editor, pages]);
  return (
    <Board title={viewWords.overviewTitle} help="views" onClose={onClose}>
      <div className="page-overview-body">
        <p className="page-overview-hint">{viewWords.overviewHint}</p>
        <ol
          ref={list}
          className="page-overview"
          style={style}
          dir={directionOf(languageOfPlay(play))}
          onKeyDown={onPageKey}
          data-sentry-block
        >
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
            <li key={index} className="paper" dir="ltr">
              <div aria-hidden="true">
                <Page page={page} layout={layout} />
              </div>
              <button type="button" aria-label={nameOf(page, index)} onClick={() => showPage(editor, pages, page)} />
            </li>
          ))}
        </ol>
      </div>
    </Board>
  );
}

/** How many pages each key moves by, with this many beside each other. In a right-to-left play, left and right are the other way. */
const stepsIn = (columns: number): Readonly<Record<string, number | undefined>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  PageUp: -2 * columns,
  PageDown: 2 * columns,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
});

const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(" ").length;

/** Moves the focus to another page. Otherwise, the keys would only scroll, and Enter would open a page that's out of view. */
function onPageKey(event: KeyboardEvent<HTMLOListElement>): void {
  const list = event.currentTarget;
  const step = stepsIn(columnsOf(list))[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const pages = [...list.querySelectorAll("button")];
  const isReversed = /Left|Right/.test(event.key) && list.dir === "rtl";
  const next = pages.findIndex((page) => page.matches(":focus")) + (isReversed ? -step : step);
  event.preventDefault();
  pages[Math.min(Math.max(next, 0), pages.length - 1)]?.focus();
}

/** Begins at the page with the cursor. */
function focusPageOfCursor(editor: Editor, pages: readonly ManuscriptSheet[], list: HTMLElement | null): void {
  const state = editor.state();
  const page = pagesOfPlay(pages)[pageNumberAt(state, state.selection.head) - 1];
  if (page) list?.children[pages.indexOf(page)]?.querySelector("button")?.focus();
}

const pagesOfPlay = (pages: readonly ManuscriptSheet[]): readonly ManuscriptSheet[] =>
  pages.filter(({ section }) => section === "play");

/** Isn't drawn again. */
const Page = memo(SheetOfPaper);

function nameOf({ section, label }: ManuscriptSheet, index: number): string {
  if (section === "play") return viewWords.page({ label });
  return index === 0 ? viewWords.titlePage : viewWords.frontPage;
}

/**
 * Puts the cursor at the start of a page, which may be within a speech, or into the title page. Pages that were computed
 * after the last change only are found by their first element.
 */
function showPage(editor: Editor, pages: readonly ManuscriptSheet[], page: ManuscriptSheet): void {
  if (goToPage(editor, pagesOfPlay(pages).indexOf(page) + 1)) return;
  const first = page.lines.find(({ blockId }) => blockId !== undefined)?.blockId as BlockId | undefined;
  if (first) goTo(editor, first);
  else goToTitlePage(editor);
}
