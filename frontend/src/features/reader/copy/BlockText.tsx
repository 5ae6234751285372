import { memo, type ReactNode } from "react";
import type { Block, BlockKind, MarkName } from "#domain/play/play.ts";
import { isChangeName, type MarkedLine, markedLinesOf, type TextMark, type TextRun } from "./markedLinesOf.ts";

interface BlockTextProps {
  readonly block: Block;
  readonly marks?: readonly TextMark[] | undefined;
}

const elements: Partial<Record<BlockKind, "h2" | "h3">> = { act: "h2", scene: "h3" };

/**
 * One block of the play. The element contains the block's text and nothing else, so that offsets in the page are
 * offsets in the text. The text is never read as markup, and each block has its own direction.
 */
export const BlockText = memo(function BlockText({ block, marks }: BlockTextProps) {
  const Element = elements[block.kind] ?? "p";
  const lines = markedLinesOf(block.text, marks);
  return (
    <Element
      data-block={block.id}
      className={`reader-block reader-${block.kind}${isBracketed(block) ? "" : " reader-bare"}`}
      dir="auto"
    >
      {lines.length > 1 ? lines.map(verse) : lines[0] && stretches(lines[0])}
    </Element>
  );
});

const isBracketed = ({ text }: Block): boolean => /^\s*[([（]/u.test(text[0]?.text ?? "");

const verse = (line: MarkedLine): ReactNode => (
  <span key={line[0]?.at} className="reader-line">
    {stretches(line)}
  </span>
);

/** A text beside others has an element of its own: React can't replace a text that a browser has translated. */
function stretches(line: MarkedLine): ReactNode {
  const [first, ...others] = line;
  if (first && others.length === 0 && isPlain(first)) return first.text;
  return line.map((stretch) => <Words key={stretch.at} of={stretch} />);
}

const isPlain = ({ looks, marks }: TextRun): boolean => looks.length === 0 && marks.length === 0;

const tags = { bold: "b", italic: "i", underline: "u" } as const satisfies Record<MarkName, string>;

function Words({ of: run }: { readonly of: TextRun }) {
  const { text, looks, marks } = run;
  let words: ReactNode = isPlain(run) ? <span>{text}</span> : text;
  for (const look of looks) {
    const Tag = tags[look];
    words = <Tag>{words}</Tag>;
  }
  if (marks.length === 0) return words;
  const said = marks.filter((name) => !isChangeName(name));
  return (
    <mark
      data-feedback={said.length > 0 ? said.join(" ") : undefined}
      data-change={said.length < marks.length ? marks.filter(isChangeName).join(" ") : undefined}
    >
      {words}
    </mark>
  );
}
