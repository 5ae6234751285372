import { useLayoutEffect, useRef, useState } from "react";
import type { QuotedRange } from "#domain/play/play.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";

/** The quoted passage, one paragraph per block. A long one scrolls, with arrow keys, too. */
export function Quote({ ranges }: { readonly ranges: readonly Pick<QuotedRange, "blockId" | "quote">[] }) {
  const quote = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its length follows from the ranges.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = quote.current ?? {};
    setLong(scrollHeight > clientHeight);
  }, [ranges]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it isn't a group of fields.
    <div
      ref={quote}
      className="reader-quote"
      role="group"
      aria-label={readerFeedbackWords.quote}
      tabIndex={isLong ? 0 : undefined}
    >
      <blockquote>
        {ranges.map(({ blockId, quote }) => (
          <p key={blockId} dir="auto">
            {quote}
          </p>
        ))}
      </blockquote>
    </div>
  );
}
