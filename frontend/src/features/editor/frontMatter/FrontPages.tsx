import { memo, useEffect, useRef } from "react";
import type * as Y from "yjs";
import { type FrontPart, isOnTitlePage } from "#domain/play/front/frontFields.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { useFrontManuscript } from "./useFrontManuscript.ts";

interface FrontPagesProps {
  readonly doc: Y.Doc;
  /** The part that is being edited. Its page is scrolled into view. */
  readonly part: FrontPart;
}

/** The title page and the pages of the front matter as they're printed, in the play's own layout. */
export function FrontPages({ doc, part }: FrontPagesProps) {
  const { pages, layout, scriptFonts } = useFrontManuscript(doc);
  const style = usePaperStyle(layout, scriptFonts);
  const list = useRef<HTMLOListElement>(null);
  const shown = pageOfPart(part, pages);
  useEffect(() => {
    const page = list.current?.children[shown];
    const scroller = list.current?.parentElement;
    if (page instanceof HTMLElement && scroller) scroller.scrollTop = page.offsetTop - pageGap;
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className="front-pages" aria-label={words.pages} tabIndex={0} data-sentry-mask data-sentry-block>
      <ol ref={list} aria-label={words.pagesLabel(pages.length)} style={style}>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
          <li key={index} className="front-paper paper" aria-label={index === 0 ? words.titlePage : words.page(index)}>
            <Sheet page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Isn't drawn again if only other pages changed. */
const Sheet = memo(SheetOfPaper);

const pageGap = 16;

/** Returns the position of the page on which a part begins; -1 for a part that is empty. */
const pageOfPart = (part: FrontPart, pages: readonly ManuscriptSheet[]): number =>
  isOnTitlePage(part) ? 0 : pages.findIndex(({ parts }) => parts?.includes(part));
