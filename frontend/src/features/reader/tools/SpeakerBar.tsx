import type { BlockId } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import type { Speaker } from "../copy/readingCopy.ts";

interface SpeakerBarProps {
  readonly speaker: Speaker;
  readonly onSpeech: (block: BlockId) => void;
  readonly onEnd: () => void;
}

/** Moves between the speeches of the highlighted character, for people who learn or cast a part. */
export function SpeakerBar({ speaker: { name, speeches }, onSpeech, onEnd }: SpeakerBarProps) {
  const go = (step: 1 | -1) => {
    const next = nextSpeech(speeches, step);
    if (next) onSpeech(next);
  };
  return (
    <section className="reader-speaker-bar" aria-label={readingWords.follows({ name })}>
      <strong dir="auto">{name}</strong>
      <button type="button" className="reader-button" onClick={() => go(-1)}>
        {readingWords.previousSpeech}
      </button>
      <button type="button" className="reader-button" onClick={() => go(1)}>
        {readingWords.nextSpeech}
      </button>
      <button
        type="button"
        className="reader-button reader-button-bare"
        onClick={onEnd}
        aria-label={readingWords.allSpeeches}
      >
        ×
      </button>
    </section>
  );
}

/**
 * Returns the first speech after, or before, the middle of the window. Undrawn pieces keep their order, so they are
 * found too.
 */
function nextSpeech(speeches: readonly BlockId[], step: 1 | -1): BlockId | undefined {
  const middle = window.innerHeight / 2;
  const tops = speeches.map((id) => {
    const element = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
    return element ? element.getBoundingClientRect().top - middle : undefined;
  });
  const apart = 24;
  const isAhead = (top: number | undefined) => top !== undefined && top * step > apart;
  const at = step === 1 ? tops.findIndex(isAhead) : tops.findLastIndex(isAhead);
  return speeches[at];
}
