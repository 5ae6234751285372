import { memo, useEffect, useState } from "react";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { historyWords as words } from "#frontend/messages/history.ts";
import { usePaperStyle } from "#frontend/modules/printing/paperStyle.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** A version as it would be printed. */
export function VersionPages({ play }: { readonly play: Play }) {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(() => whenIdle(() => setManuscript(paginate(play))), [play]);
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  if (!manuscript) return <p role="status">{words.reading}</p>;
  const { pages, layout } = manuscript;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className="history-scroll history-pages-frame" aria-label={words.pages} tabIndex={0}>
      <ol className="history-pages" style={style}>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
          <li key={index} className="paper" aria-label={words.pageNumber(index + 1, pages.length)}>
            <Page page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Isn't drawn again. */
const Page = memo(SheetOfPaper);
