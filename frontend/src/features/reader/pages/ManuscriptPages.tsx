import { memo, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import type { ManuscriptSheet, PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginateSteps } from "#domain/play/layout/paginate.ts";
import type { BlockId } from "#domain/play/play.ts";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import type { CopyHandle } from "../copy/CopyText.tsx";
import { pageOf } from "./pageOf.ts";
import "./pages.css";

interface ManuscriptPagesProps {
  readonly play: SharedPlayAnswer;
  readonly startAt: BlockId | undefined;
  readonly ref: Ref<CopyHandle>;
}

/** The pages of the PDF, laid out in idle time and drawn only near the window. */
export const ManuscriptPages = memo(function ManuscriptPages({ play, startAt, ref }: ManuscriptPagesProps) {
  const manuscript = useManuscript(play);
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle(ref, () => ({
    show: (block) =>
      list.current?.children[manuscript ? pageOf(block, manuscript.pages, play.blocks) : 0]?.scrollIntoView(),
  }));
  useEffect(() => {
    if (manuscript && startAt) list.current?.children[pageOf(startAt, manuscript.pages, play.blocks)]?.scrollIntoView();
  }, [manuscript, startAt, play]);
  if (!manuscript)
    return (
      <p role="status" className="reader-pages-wait">
        {readingWords.manuscriptLoading}
      </p>
    );
  return (
    <ol ref={list} className="reader-pages" style={style} aria-label={describePageCount(pageCount(manuscript))}>
      {manuscript.pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
        <PageOnDemand key={index} page={page} number={index + 1} manuscript={manuscript} />
      ))}
    </ol>
  );
});

function useManuscript({ front, blocks, pageLayout }: SharedPlayAnswer): PagedManuscript | undefined {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(
    () => workWhenIdle(paginateSteps({ front, blocks, pageLayout }), setManuscript),
    [front, blocks, pageLayout],
  );
  return manuscript;
}

interface PageOnDemandProps {
  readonly page: ManuscriptSheet;
  readonly number: number;
  readonly manuscript: PagedManuscript;
}

/** Lines of pages within this distance of the window are drawn. */
const ahead = "1200px 0px";

/** Blank paper of the right size until it's near the window. */
const PageOnDemand = memo(function PageOnDemand({ page, number, manuscript }: PageOnDemandProps) {
  const [isNear, setNear] = useState(number <= 2);
  const [paper, setPaper] = useState<HTMLLIElement | null>(null);
  useEffect(() => {
    if (isNear || !paper) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(paper);
    return () => observer.disconnect();
  }, [isNear, paper]);
  return (
    <li ref={setPaper} className="reader-paper paper" translate="no" aria-label={readingWords.pageLabel({ number })}>
      {isNear && <SheetOfPaper page={page} layout={manuscript.layout} />}
    </li>
  );
});
