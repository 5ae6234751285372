import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { BlockId } from "#domain/play/play.ts";
import { readingWords as words } from "#frontend/words/reading.ts";
import { documentTitle, titleWords } from "#frontend/words/titles.ts";
import { type BookHandle, BookText } from "./book/BookText.tsx";
import { bookOf } from "./book/book.ts";
import { FrontLeaf } from "./book/FrontLeaf.tsx";
import { TitleLeaf } from "./book/TitleLeaf.tsx";
import type { Panel } from "./feedback/panel.ts";
import type { ReaderLink } from "./opening/readerLink.ts";
import { Contents } from "./tools/Contents.tsx";
import { findKeptPlace, keepPlace } from "./tools/keptPlace.ts";
import { SpeakerBar } from "./tools/SpeakerBar.tsx";
import { TopBar } from "./tools/TopBar.tsx";
import { findTextSize, keepTextSize, type TextSize } from "./tools/textSize.ts";
import { useLitSpeaker } from "./tools/useLitSpeaker.ts";
import { useWhereabouts } from "./tools/useWhereabouts.ts";
import { type PageLayout, ViewMenu } from "./tools/ViewMenu.tsx";
import { useFeedback } from "./useFeedback.ts";

interface ReadingProps {
  readonly play: SharedPlayAnswer;
  readonly link: ReaderLink;
}

/** The open play and a reader's tools. */
export function Reading({ play, link }: ReadingProps) {
  const book = useMemo(() => bookOf(play), [play]);
  const handle = useRef<BookHandle>(null);
  const [kept] = useState(() => findKeptPlace(link));
  const [layout, setLayout] = useState<PageLayout>(kept.layout ?? "copy");
  const [size, setSize] = useState<TextSize>(findTextSize);
  const [speaker, setSpeaker] = useState<number>();
  const where = useWhereabouts(book, (block) => keepPlace(link, { block }));
  useLitSpeaker(speaker);
  useTitle(play.front.title);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    if (kept.block) handle.current?.show(kept.block);
  }, [kept]);
  const showHeading = useCallback((block: BlockId) => handle.current?.show(block, { takesFocus: true }), []);
  const text = useRef<HTMLElement>(null);
  const feedback = useFeedback(play, link, book);
  const [panel, setPanel] = useState<Panel>({ kind: "closed" });
  const showBlock = useCallback((block: BlockId) => handle.current?.show(block, { isCentred: true }), []);
  const lit = speaker === undefined ? undefined : book.speakers[speaker];
  return (
    <div className="reading" data-size={size}>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <TopBar
        title={play.front.title.trim() || words.untitled}
        scene={book.headings.find(({ id }) => id === where.heading)?.text}
        percent={where.percent}
      >
        {feedback && (
          <feedback.Button
            desk={feedback.desk}
            isOpen={panel.kind !== "closed"}
            onToggle={() => setPanel(panel.kind === "closed" ? { kind: "list" } : { kind: "closed" })}
          />
        )}
      </TopBar>
      <ViewMenu
        play={play}
        layout={layout}
        onLayout={(next) => {
          setLayout(next);
          keepPlace(link, { layout: next });
        }}
        size={size}
        onSize={(next) => {
          setSize(next);
          keepTextSize(next);
        }}
      />
      <Contents
        book={book}
        heading={where.heading}
        speaker={speaker}
        onHeading={showHeading}
        onTitlePage={toTop}
        onSpeaker={setSpeaker}
      />
      <main ref={text} id="content" tabIndex={-1} className="copy">
        <TitleLeaf play={play} />
        <FrontLeaf front={play.front} />
        <BookText ref={handle} book={book} startAt={kept.block} margin={feedback?.margin} />
        <p className="the-end">{play.isPart ? words.endOfPart : words.end}</p>
        {feedback && <feedback.Ending desk={feedback.desk} play={play} onPanel={setPanel} />}
      </main>
      {feedback && (
        <feedback.Room
          play={play}
          link={link}
          book={book}
          desk={feedback.desk}
          margin={feedback.margin}
          text={text}
          panel={panel}
          onPanel={setPanel}
          onShow={showBlock}
        />
      )}
      {lit && <SpeakerBar speaker={lit} onSpeech={showBlock} onEnd={() => setSpeaker(undefined)} />}
    </div>
  );
}

const toTop = () => window.scrollTo(0, 0);

function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title.trim() || titleWords.shared);
  }, [title]);
}
