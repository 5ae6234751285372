import { type RefObject, useEffect } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { FeedbackKind } from "#domain/feedback/feedback.ts";
import type { BlockId } from "#domain/play/play.ts";
import { useStore } from "#frontend/state/useStore.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import type { Pointer } from "./commentMarksOf.ts";
import type { FeedbackMargin } from "./createMargin.ts";
import { onTheWhole } from "./EntryList.tsx";
import { FeedbackPanel } from "./FeedbackPanel.tsx";
import { type FeedbackPanelState, panelPlaceOf } from "./feedbackPanelState.ts";
import type { FeedbackQueue } from "./feedbackQueue.ts";
import { PointingBar } from "./PointingBar.tsx";
import type { Pointed } from "./ranges.ts";
import { pointerName, usePointing } from "./usePointing.ts";
import { quotedIn, type Unreachable } from "./whyNot.ts";
import "./feedback.css";

interface FeedbackPaneProps {
  readonly play: SharedPlayAnswer;
  readonly link: ReaderLink;
  readonly book: ReadingCopy;
  readonly queue: FeedbackQueue;
  readonly margin: FeedbackMargin;
  readonly text: RefObject<HTMLElement | null>;
  readonly panel: FeedbackPanelState;
  readonly onPanel: (panel: FeedbackPanelState) => void;
  readonly onShow: (block: BlockId) => void;
}

/** Everything about comments: selecting a passage, writing, and the list. */
export function FeedbackPane({ play, link, book, queue, margin, text, panel, onPanel, onShow }: FeedbackPaneProps) {
  const isOpen = play.feedback === "open";
  const write = ({ ranges, isCut }: Pointed, kind: FeedbackKind = "comment") => {
    const place = panelPlaceOf(ranges);
    const passage = { sequence: play.sequence, ranges: [...ranges] };
    const text = queue.get().drafts[place]?.text ?? "";
    queue.keepDraft(place, { kind, text, passage });
    onPanel({ kind: "writing", writing: { place, kind, ranges, isCut } });
  };
  const writeOnWhole = (about: Unreachable) => {
    const before = queue.get().drafts.whole;
    if (!before?.text.trim()) queue.keepDraft("whole", { kind: "comment", text: quotedIn(about) });
    onPanel({ kind: "writing", writing: onTheWhole });
  };
  const { pointing, stopPointing } = usePointing(text, book, isOpen, {
    onCommentButton: (pointed) => isOpen && write(pointed),
    onMark: (at) => onPanel({ kind: "list", at }),
  });
  const isPanelOpen = panel.kind !== "closed";
  // The bar of a touched line would cover what has just opened.
  useEffect(() => (isPanelOpen ? stopPointing() : undefined), [isPanelOpen, stopPointing]);
  const letGo = () => {
    window.getSelection()?.removeAllRanges();
    stopPointing();
  };
  useMarks(queue, margin, pointing?.ranges ?? (panel.kind === "writing" ? panel.writing.ranges : undefined));
  return (
    <>
      {pointing && (
        <PointingBar
          pointing={pointing}
          onKind={(kind) => {
            write(pointing, kind);
            letGo();
          }}
          onWhole={(about) => {
            writeOnWhole(about);
            letGo();
          }}
        />
      )}
      {panel.kind !== "closed" && (
        <FeedbackPanel queue={queue} play={play} link={link} panel={panel} onPanel={onPanel} onShow={onShow} />
      )}
    </>
  );
}

/** Marks the passages of comments, and the current one. The browser shows the selection itself. */
function useMarks(queue: FeedbackQueue, margin: FeedbackMargin, pointed: Pointer["ranges"] | undefined): void {
  const { entries } = useStore(queue);
  useEffect(() => {
    const said = entries.flatMap(({ feedback: { feedbackId, passage } }): Pointer[] =>
      passage ? [{ name: feedbackId, ranges: passage.ranges }] : [],
    );
    const isMarked = pointed && window.getSelection()?.isCollapsed !== false;
    margin.mark(isMarked ? [...said, { name: pointerName, ranges: pointed }] : said);
  }, [entries, margin, pointed]);
}
