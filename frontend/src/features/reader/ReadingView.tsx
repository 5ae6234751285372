import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { BlockId } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { usePrintedPages } from "#frontend/modules/printing/usePrintedPages.tsx";
import { lazyComponent, WhileLoading } from "#frontend/platform/lazyComponent.tsx";
import { useReadChanges } from "./changes/useReadChanges.ts";
import { type CopyHandle, CopyText } from "./copy/CopyText.tsx";
import { FrontMatterPage } from "./copy/FrontMatterPage.tsx";
import { ReaderTitlePage } from "./copy/ReaderTitlePage.tsx";
import type { ReadingCopy } from "./copy/readingCopy.ts";
import { createMargin } from "./feedback/createMargin.ts";
import { closed, type FeedbackPanelState } from "./feedback/feedbackPanelState.ts";
import { useReaderFeedback } from "./feedback/useReaderFeedback.ts";
import type { ReaderLink } from "./opening/readerLink.ts";
import { useVisit } from "./opening/useVisit.ts";
import { useOfflineReading } from "./stored/useOfflineReading.ts";
import { AnnouncementLine } from "./tools/AnnouncementLine.tsx";
import { Contents } from "./tools/Contents.tsx";
import { LinkNewsBar } from "./tools/LinkNewsBar.tsx";
import { LinkNotes } from "./tools/LinkNotes.tsx";
import { MadeWith } from "./tools/MadeWith.tsx";
import { ReaderTopBar } from "./tools/ReaderTopBar.tsx";
import { SpeakerBar } from "./tools/SpeakerBar.tsx";
import type { ScrollAnchor } from "./tools/scrollAnchor.ts";
import { TheEnd } from "./tools/TheEnd.tsx";
import { useFollowedSpeaker } from "./tools/useFollowedSpeaker.ts";
import { useHighlightedSpeaker } from "./tools/useHighlightedSpeaker.ts";
import { useReaderPreferences } from "./tools/useReaderPreferences.ts";
import { useScrollAnchor } from "./tools/useScrollAnchor.ts";
import { useScrollPosition } from "./tools/useScrollPosition.ts";
import { ViewMenu } from "./tools/ViewMenu.tsx";

const ManuscriptPages = lazyComponent(async () => (await import("./pages/ManuscriptPages.tsx")).ManuscriptPages);

const ChangesBar = lazyComponent(async () => (await import("./changes/ChangesBar.tsx")).ChangesBar);

interface ReadingProps {
  readonly play: SharedPlayAnswer;
  readonly book: ReadingCopy;
  /** Says of when the text is, if there's no connection and it's what this browser stored. */
  readonly offlineText?: string | undefined;
  readonly link: ReaderLink;
  /** Opens the link again. */
  readonly onReopen: () => void;
}

/** The open play and the reader's tools. */
export function ReadingView({ play, book, offlineText, link, onReopen }: ReadingProps) {
  const { startAt, stayAt, layout, chooseLayout, size, chooseSize } = useReaderPreferences(link);
  const isCopy = layout === "copy";
  const where = useScrollPosition(book, isCopy, stayAt);
  const { speaker, follow } = useFollowedSpeaker(layout, chooseLayout);
  const [panel, setPanel] = useState<FeedbackPanelState>(closed);
  const handle = useRef<CopyHandle>(null);
  const text = useRef<HTMLElement>(null);
  const takesFeedback = play.feedback !== "none";
  const margin = useMemo(() => (takesFeedback ? createMargin(book) : undefined), [takesFeedback, book]);
  const feedback = useReaderFeedback(play, link, text);
  const newer = useReadChanges(play, link, book);
  const printing = usePrinting(play);
  const anchor = useScrollAnchor(text, layout);
  const { showHeading, showWords, showChange } = useShowing(handle, anchor);
  useTitle(play.front.title);
  useVisit(link, play.tellsLastScene ? where.heading : undefined);
  useOfflineReading(link, offlineText === undefined ? play : undefined);
  const highlighted = speaker === undefined ? undefined : book.speakers[speaker];
  useHighlightedSpeaker(highlighted);
  const side = { book, heading: where.heading, speaker, onHeading: showHeading, onSpeaker: follow };
  return (
    <div className="reader-view" data-size={size} data-unprinted={!play.mayDownload || undefined}>
      <a className="reader-skip" href="#content">
        {readingWords.skip}
      </a>
      <header className="contents">
        <ReaderTopBar play={play} book={book} where={where}>
          {feedback && <feedback.Button queue={feedback.queue} panel={panel} onPanel={setPanel} />}
        </ReaderTopBar>
        <ViewMenu
          play={play}
          onPrint={printing.print}
          layout={layout}
          onLayout={chooseLayout}
          size={size}
          onSize={chooseSize}
        />
      </header>
      <LinkNewsBar {...{ link, play, offlineText }} onShow={onReopen} />
      <AnnouncementLine link={link} announcement={play.announcement} />
      <Contents {...side} onTitlePage={toTop} />
      <main
        ref={text}
        id="content"
        tabIndex={-1}
        lang={play.language}
        className={isCopy ? "reader-copy" : "reader-manuscript"}
      >
        <LinkNotes play={play} />
        {isCopy ? (
          <>
            <ReaderTitlePage play={play} />
            <FrontMatterPage front={play.front} />
            <CopyText
              ref={handle}
              book={book}
              startAt={startAt}
              margin={margin}
              changes={newer?.margin}
              anchor={anchor}
            />
            <TheEnd play={play} />
          </>
        ) : (
          <WhileLoading fallback={<p className="reader-pages-wait">{readingWords.manuscriptLoading}</p>}>
            <h1 className="only-spoken" dir="auto">
              {play.front.title.trim() || readingWords.untitled}
            </h1>
            <ManuscriptPages ref={handle} play={play} startAt={startAt} />
          </WhileLoading>
        )}
        {feedback && <feedback.Ending queue={feedback.queue} play={play} onPanel={setPanel} />}
      </main>
      <MadeWith />
      {feedback && margin && (
        <feedback.Room
          {...{ play, link, book, margin, text, panel }}
          key={layout}
          queue={feedback.queue}
          onPanel={setPanel}
          onShow={showWords}
        />
      )}
      {newer && <ChangesBar newer={newer} onShow={showChange} />}
      {printing.paper}
      {highlighted && <SpeakerBar speaker={highlighted} onSpeech={showWords} onEnd={() => follow(undefined)} />}
    </div>
  );
}

/** Returns functions that go to a place in the text. */
function useShowing(handle: RefObject<CopyHandle | null>, anchor: RefObject<ScrollAnchor | null>) {
  return useMemo(() => {
    const show = (...where: Parameters<CopyHandle["show"]>) => {
      handle.current?.show(...where);
      anchor.current?.take();
    };
    const showWords = (block: BlockId) => show(block, { isCentered: true });
    return {
      showHeading: (block: BlockId) => show(block, { takesFocus: true }),
      showWords,
      showChange: (block: BlockId | undefined) => (block ? showWords(block) : toTop()),
    } as const;
  }, [handle, anchor]);
}

const toTop = () => window.scrollTo(0, 0);

function useTitle(title: string): void {
  useEffect(() => {
    history.scrollRestoration = "manual";
    document.title = documentTitle(title.trim() || titleWords.shared);
  }, [title]);
}

interface Printing {
  /** What the browser prints. */
  readonly paper: ReactNode;
  readonly print: () => void;
}

/** Prints the manuscript pages if the reader may download them, and otherwise one sentence. */
function usePrinting({ front, blocks, pageLayout, language, mayDownload }: SharedPlayAnswer): Printing {
  const readPlay = useCallback(() => ({ front, blocks, pageLayout }), [front, blocks, pageLayout]);
  const { paper, print } = usePrintedPages({ readPlay, language, isOn: mayDownload });
  return { paper: mayDownload ? paper : <p className="reader-not-printed">{readingWords.notPrinted}</p>, print };
}
