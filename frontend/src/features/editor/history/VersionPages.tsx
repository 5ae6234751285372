import { memo, useEffect, useState } from "react";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";

/** A version as it would be printed. */
export function VersionPages({ play }: { readonly play: Play }) {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(() => whenIdle(() => setManuscript(paginate(play))), [play]);
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  if (!manuscript) return <p role="status">{historyWords.reading}</p>;
  const { pages, layout } = manuscript;
  return (
    <ScrollArea className="history-scroll history-pages-frame" label={historyWords.pages}>
      <ol className="history-pages" style={style}>
        {pages.map((page, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
            key={index}
            className="paper"
            aria-label={historyWords.pageNumber({ page: index + 1, count: pages.length })}
          >
            <Page page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

/** Isn't drawn again. */
const Page = memo(SheetOfPaper);
