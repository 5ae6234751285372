import type { FeedbackKind } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readerKindPairs } from "./feedbackPanelState.ts";
import type { Pointing } from "./usePointing.ts";
import type { Unreachable, WhyNot } from "./whyNot.ts";

interface PointingBarProps {
  readonly pointing: Pointing;
  readonly onKind: (kind: FeedbackKind) => void;
  /** Starts a comment on the whole play, for text that can't be commented on by itself. */
  readonly onWhole: (about: Unreachable) => void;
}

/**
 * The kinds of comment for the selected passage: above it, or at the bottom on a phone, away from the system's own
 * menu.
 */
export const PointingBar = ({ pointing: { box, isByTouch, unreachable }, onKind, onWhole }: PointingBarProps) => (
  <section aria-label={readerFeedbackWords.bar}>
    <div
      className={`reader-pointing-bar${isByTouch ? " reader-at-foot" : ""}${unreachable ? " reader-why-not" : ""}`}
      role="toolbar"
      aria-label={readerFeedbackWords.bar}
      style={{ "--x": `${box.left + box.width / 2}px`, "--y": `${unreachable ? belowOf(box) : topOf(box)}px` }}
      // Pressing a button must not clear the selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      {unreachable ? (
        <>
          <p role="status">{reasons[unreachable.why]}</p>
          <button type="button" className="reader-button" onClick={() => onWhole(unreachable)}>
            {readerFeedbackWords.toWhole}
          </button>
        </>
      ) : (
        readerKindPairs.map((pair) => (
          <div key={pair[0]} className="reader-kind-pair">
            {pair.map((kind) => (
              <button
                key={kind}
                type="button"
                className={`reader-sign reader-sign-${kind}`}
                onClick={() => onKind(kind)}
              >
                {readerFeedbackWords.kinds[kind]}
              </button>
            ))}
          </div>
        ))
      )}
    </div>
  </section>
);

const reasons: Readonly<Record<WhyNot, string>> = {
  front: readerFeedbackWords.whyNotFront,
  pages: readerFeedbackWords.whyNotPages,
};

/** Height of this bar and of the page's own bar, in pixels. */
const [ownHeight, barHeight] = [52, 56];

/** Positioned on the page, so that it scrolls with the text, but inside the window if the text begins above it. */
const topOf = ({ top }: DOMRect): number => window.scrollY + Math.max(barHeight, top - ownHeight);

/** Height of an explanation and its distance from the text, in pixels. */
const [reasonHeight, gap] = [130, 8];

/** An explanation is taller, so it's below the text, but inside the window if the text ends below it. */
const belowOf = ({ bottom }: DOMRect): number =>
  window.scrollY + Math.min(bottom + gap, window.innerHeight - reasonHeight);
