import type { FeedbackKind } from "#domain/feedback/feedback.ts";
import { readerFeedbackWords as words } from "#frontend/messages/readerFeedback.ts";
import { readerKinds } from "./feedbackPanelState.ts";
import type { Pointing } from "./usePointing.ts";
import type { Unreachable, WhyNot } from "./whyNot.ts";

interface PointingBarProps {
  readonly pointing: Pointing;
  readonly onKind: (kind: FeedbackKind) => void;
  /** What cannot be pointed at can be spoken of. */
  readonly onWhole: (about: Unreachable) => void;
}

/** What can be said of the words pointed at: above them, or at the foot of a telephone, where its own menu is not. */
export const PointingBar = ({ pointing: { box, isByTouch, unreachable }, onKind, onWhole }: PointingBarProps) => (
  <div
    className={`reader-pointing-bar${isByTouch ? " reader-at-foot" : ""}${unreachable ? " reader-why-not" : ""}`}
    role="toolbar"
    aria-label={words.bar}
    style={{ "--x": `${box.left + box.width / 2}px`, "--y": `${unreachable ? belowOf(box) : topOf(box)}px` }}
    // The selection stays while a button is pressed.
    onPointerDown={(event) => event.preventDefault()}
  >
    {unreachable ? (
      <>
        <p role="status">{reasons[unreachable.why]}</p>
        <button type="button" className="reader-button" onClick={() => onWhole(unreachable)}>
          {words.toWhole}
        </button>
      </>
    ) : (
      readerKinds.map((kind) => (
        <button key={kind} type="button" className={`reader-sign reader-sign-${kind}`} onClick={() => onKind(kind)}>
          {words.kinds[kind]}
        </button>
      ))
    )}
  </div>
);

const reasons: Readonly<Record<WhyNot, string>> = { front: words.whyNotFront, pages: words.whyNotPages };

/** Pixels that it and the page's own bar take. */
const [ownHeight, barHeight] = [52, 56];

/** On the page, so that it goes with the words; in the window also where they began before it. */
const topOf = ({ top }: DOMRect): number => window.scrollY + Math.max(barHeight, top - ownHeight);

/** Pixels that a reason takes, and its distance from the words. */
const [reasonHeight, gap] = [130, 8];

/** A reason is taller: it stands below the words, and in the window also where they end below it. */
const belowOf = ({ bottom }: DOMRect): number =>
  window.scrollY + Math.min(bottom + gap, window.innerHeight - reasonHeight);
