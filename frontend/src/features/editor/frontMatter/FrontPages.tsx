import { memo, useEffect, useRef } from "react";
import type * as Y from "yjs";
import { type FrontPart, isOnTitlePage } from "#domain/play/front/frontFields.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
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
    <ScrollArea className="front-pages" label={frontMatterWords.pages} data-sentry-mask data-sentry-block>
      <ol ref={list} aria-label={frontMatterWords.pagesLabel({ count: pages.length })} style={style}>
        {pages.map((page, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
            key={index}
            className="front-paper paper"
            aria-label={index === 0 ? frontMatterWords.titlePage : frontMatterWords.page({ number: index })}
          >
            <Sheet page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

/** Isn't drawn again if only other pages changed. */
const Sheet = memo(SheetOfPaper);

const pageGap = 16;

/** Returns the position of the page on which a part begins; -1 for a part that is empty. */
const pageOfPart = (part: FrontPart, pages: readonly ManuscriptSheet[]): number =>
  isOnTitlePage(part) ? 0 : pages.findIndex(({ parts }) => parts?.includes(part));
