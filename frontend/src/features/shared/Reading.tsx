import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { BlockId } from "#domain/play/play.ts";
import { lazyComponent } from "#frontend/app/lazyComponent.tsx";
import { readingWords as words } from "#frontend/words/reading.ts";
import { documentTitle, titleWords } from "#frontend/words/titles.ts";
import { type BookHandle, BookText } from "./book/BookText.tsx";
import { bookOf } from "./book/book.ts";
import { FrontLeaf } from "./book/FrontLeaf.tsx";
import { TitleLeaf } from "./book/TitleLeaf.tsx";
import { closed, type Panel } from "./feedback/panel.ts";
import type { ReaderLink } from "./opening/readerLink.ts";
import { Contents } from "./tools/Contents.tsx";
import { NewerText } from "./tools/NewerText.tsx";
import { SpeakerBar } from "./tools/SpeakerBar.tsx";
import { TopBar } from "./tools/TopBar.tsx";
import { useLitSpeaker } from "./tools/useLitSpeaker.ts";
import { useReadersWay } from "./tools/useReadersWay.ts";
import { useScrollAnchor } from "./tools/useScrollAnchor.ts";
import { useWhereabouts } from "./tools/useWhereabouts.ts";
import { ViewMenu } from "./tools/ViewMenu.tsx";
import { useFeedback } from "./useFeedback.ts";
import { usePrinting } from "./usePrinting.tsx";

const ManuscriptPages = lazyComponent(async () => (await import("./pages/ManuscriptPages.tsx")).ManuscriptPages);

interface ReadingProps {
  readonly play: SharedPlayAnswer;
  readonly link: ReaderLink;
  /** Opens the link anew. */
  readonly onReopen: () => void;
}

/** The open play and a reader's tools. */
export function Reading({ play, link, onReopen }: ReadingProps) {
  const book = useMemo(() => bookOf(play), [play]);
  const { startAt, stayAt, layout, chooseLayout, size, chooseSize } = useReadersWay(link);
  const isCopy = layout === "copy";
  const where = useWhereabouts(book, isCopy, stayAt);
  const [speaker, setSpeaker] = useState<number>();
  const [panel, setPanel] = useState<Panel>(closed);
  const feedback = useFeedback(play, link, book);
  const printing = usePrinting(play);
  const handle = useRef<BookHandle>(null);
  const text = useRef<HTMLElement>(null);
  const anchor = useScrollAnchor(text, layout);
  const show = useCallback(
    (...where: Parameters<BookHandle["show"]>) => {
      handle.current?.show(...where);
      anchor.current?.take();
    },
    [anchor],
  );
  const showHeading = useCallback((block: BlockId) => show(block, { takesFocus: true }), [show]);
  const showWords = useCallback((block: BlockId) => show(block, { isCentered: true }), [show]);
  useLitSpeaker(speaker);
  useTitle(play.front.title);
  const lit = speaker === undefined ? undefined : book.speakers[speaker];
  const side = { book, heading: where.heading, speaker, onHeading: showHeading, onSpeaker: setSpeaker };
  return (
    <div className="reading" data-size={size} data-unprinted={!play.mayDownload || undefined}>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="contents">
        <TopBar play={play} book={book} where={where}>
          {feedback && <feedback.Button desk={feedback.desk} panel={panel} onPanel={setPanel} />}
        </TopBar>
        <ViewMenu
          play={play}
          onPrint={printing.print}
          layout={layout}
          onLayout={chooseLayout}
          size={size}
          onSize={chooseSize}
        />
      </header>
      <NewerText link={link} play={play} onShow={onReopen} />
      <Contents {...side} onTitlePage={toTop} />
      <main ref={text} id="content" tabIndex={-1} className={isCopy ? "copy" : "manuscript"}>
        {isCopy ? (
          <>
            <TitleLeaf play={play} />
            <FrontLeaf front={play.front} />
            <BookText ref={handle} book={book} startAt={startAt} margin={feedback?.margin} />
            <p className="the-end">{endOf(play)}</p>
          </>
        ) : (
          <Suspense fallback={<p className="pages-wait">{words.manuscriptLoading}</p>}>
            <ManuscriptPages ref={handle} play={play} startAt={startAt} />
          </Suspense>
        )}
        {feedback && <feedback.Ending desk={feedback.desk} play={play} onPanel={setPanel} />}
      </main>
      {feedback && (
        <feedback.Room
          {...{ play, link, book, text, panel }}
          key={layout}
          desk={feedback.desk}
          margin={feedback.margin}
          onPanel={setPanel}
          onShow={showWords}
        />
      )}
      {printing.paper}
      {lit && isCopy && <SpeakerBar speaker={lit} onSpeech={showWords} onEnd={() => setSpeaker(undefined)} />}
    </div>
  );
}

const toTop = () => window.scrollTo(0, 0);

function endOf({ isPart, blocks }: SharedPlayAnswer): string {
  if (blocks.length === 0) return words.empty;
  return isPart ? words.endOfPart : words.end;
}

function useTitle(title: string): void {
  useEffect(() => {
    history.scrollRestoration = "manual";
    document.title = documentTitle(title.trim() || titleWords.shared);
  }, [title]);
}
