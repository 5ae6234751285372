import { memo, useDeferredValue, useEffect, useState } from "react";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginateSteps } from "#domain/play/layout/paginate.ts";
import type { BlockId, BlockKind, Play } from "#domain/play/play.ts";
import { ownLayoutWords, specimen } from "#frontend/messages/ownLayouts.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";

interface LayoutPreviewProps {
  readonly play: Play;
  readonly layout: Layout;
  readonly part: "play" | "front";
}

/** The first pages of the play or of its front matter, and the number of pages. An empty play has sample text. */
export function LayoutPreview({ play, layout, part }: LayoutPreviewProps) {
  const manuscript = useManuscript(isEmpty(play) ? sample : play, useDeferredValue(layout));
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  const pagesOf = (of: typeof part) => manuscript?.pages.filter(({ section }) => section === of) ?? [];
  const [played, shown] = [pagesOf("play"), pagesOf(part)];
  const pages = shown.length > 0 ? shown : played;
  return (
    <div className="adjust-preview">
      <p role="status" className="page-layout-count">
        {isEmpty(play)
          ? ownLayoutWords.previewSample
          : manuscript && ownLayoutWords.previewPages({ pages: pageLayoutWords.pages({ pages: played.length }) })}
      </p>
      <ScrollArea className="adjust-pages" label={ownLayoutWords.preview} data-sentry-mask data-sentry-block>
        <ol style={style}>
          {manuscript &&
            pages.slice(0, maxPages).map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
              <li key={index} className="adjust-paper paper" aria-label={ownLayoutWords.page({ number: index + 1 })}>
                <Sheet page={page} layout={manuscript.layout} />
              </li>
            ))}
        </ol>
      </ScrollArea>
    </div>
  );
}

const maxPages = 4;

/** Isn't drawn again while nothing about it changes. */
const Sheet = memo(SheetOfPaper);

function useManuscript(play: Play, layout: Layout): PagedManuscript | undefined {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(() => workWhenIdle(paginateSteps(play, layout), setManuscript), [play, layout]);
  return manuscript;
}

/** With fewer elements, most settings would change nothing that can be seen. */
const fewest = 6;
const isEmpty = ({ blocks }: Play): boolean => blocks.length < fewest;

const elements: readonly (readonly [BlockKind, string])[] = [
  ["act", specimen.act],
  ["scene", specimen.scene],
  ["setting", specimen.setting],
  ["direction", specimen.direction],
  ["cue", specimen.firstName],
  ["dialogue", specimen.firstSpeech],
  ["parenthetical", specimen.parenthetical],
  ["dialogue", specimen.secondSpeech],
  ["cue", specimen.secondName],
  ["dialogue", specimen.thirdSpeech],
  ["direction", specimen.innerDirection],
  ["dialogue", specimen.fourthSpeech],
  ["lyric", specimen.lyric],
  ["transition", specimen.transition],
];

const sample: Play = {
  front: emptyFront,
  blocks: elements.map(([kind, text], at) => ({ id: `specimen-${at}` as BlockId, kind, text: [{ text }] })),
};
