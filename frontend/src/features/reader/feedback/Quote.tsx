import type { QuotedRange } from "#domain/play/play.ts";

/** The quoted passage, one paragraph per block. */
export const Quote = ({ ranges }: { readonly ranges: readonly Pick<QuotedRange, "blockId" | "quote">[] }) => (
  <blockquote className="reader-quote">
    {ranges.map(({ blockId, quote }) => (
      <p key={blockId} dir="auto">
        {quote}
      </p>
    ))}
  </blockquote>
);
